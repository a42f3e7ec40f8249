import type { Rating, RequestPriority, RequestType } from '@app/domain/mentorship/mentorship';
import type { RequestStatus } from '@app/domain/mentorship/request.machine';

/** Who wrote what, so many hours ago. */
type Said = readonly [
  hours: number,
  who: string,
  text: string,
  more?: { readonly note?: true; readonly section?: string; readonly file?: string },
];

export interface DemoRequest {
  readonly slug: string;
  readonly by: string;
  readonly description: string;
  readonly type?: RequestType;
  readonly priority: RequestPriority;
  readonly status: RequestStatus;
  readonly section?: string;
  readonly tags?: readonly string[];
  /** Hours ago: when it was asked, claimed, resolved, archived. */
  readonly asked: number;
  readonly claimed?: readonly [mentor: string, hours: number];
  readonly resolved?: number;
  readonly archived?: number;
  readonly late?: true;
  readonly rated?: readonly [stars: Rating, feedback: string];
  readonly said?: readonly Said[];
}

const days = 24;

/** Requests in every status, their clocks in every state; the one of Staza is worth reading. */
export const demoRequests: readonly DemoRequest[] = [
  {
    slug: 'muzicka-soba-u-domu-mladih',
    by: 'vlasnik',
    description:
      'Treba li predračun za svaki bubanj posebno? Prodavnica nam daje jedan predračun za cijeli komplet, a u budžetu smo ga rastavili na pet redova.',
    priority: 'urgent',
    status: 'in_progress',
    section: 'budget',
    tags: ['budžet', 'ponude'],
    asked: 30,
    claimed: ['asistent', 29],
    said: [
      [28, 'asistent', 'Pošaljite predračun, pa ćemo vidjeti zajedno. Koliko ima stavki?'],
      [11, 'vlasnik', 'Evo ga. Pet stavki, ali samo jedna cijena na dnu. Rok za prijavu je blizu.'],
    ],
  },
  {
    slug: 'staza-uz-jalu',
    by: 'vlasnik',
    description:
      'Smijemo li zamijeniti dobavljača? Firma koja nam je dala ponudu za tucanik zatvara se do marta. Našli smo drugu, ali je 140 KM skuplja.',
    priority: 'high',
    status: 'in_progress',
    section: 'budget',
    tags: ['dobavljač'],
    asked: 44,
    claimed: ['koordinator', 43],
    said: [
      [
        42.5,
        'koordinator',
        'Smijete, dok je ukupno ispod 5.000 KM. Priložite obje ponude uz cjelinu Budžet i u napomeni napišite zašto mijenjate: neko će to čitati i za dvije godine.',
        { section: 'budget' },
      ],
      [
        41,
        'koordinator',
        'Stara ponuda je bila od Kamenoloma. Provjeriti kad stigne nova.',
        { note: true },
      ],
      [
        31,
        'clan',
        'Evo nove ponude. Pitali smo i trećeg, on ne vozi ispod deset kubika.',
        { file: 'ponuda-kamenolom-lukavac.pdf' },
      ],
      [
        29,
        'koordinator',
        'Ponuda je u redu, ima pečat i rok. Sad još prepravite red u budžetu da se cijena i ponuda slažu.',
        { section: 'budget' },
      ],
      [
        22.7,
        'vlasnik',
        'Prepravili smo. Sad nam fali 460 KM za oznake na stazi. Možemo li tu razliku pokriti radom, kao doprinos?',
      ],
    ],
  },
  {
    slug: 'radio-iz-podruma',
    by: 'clan',
    description:
      'Koja tri cilja su naša? Na listi ih je 17. Radio slušaju ljudi iz dvije mjesne zajednice, najviše penzioneri i srednjoškolci.',
    priority: 'high',
    status: 'open',
    section: 'impact',
    asked: 19.8,
  },
  {
    slug: 'bazar-knjiga',
    by: 'vlasnik',
    description: 'Pregled budžeta prije slanja. Ispravili smo police koje su bile napisane dvaput.',
    type: 'revision',
    priority: 'normal',
    status: 'open',
    section: 'budget',
    asked: 2,
  },
  {
    slug: 'ljetna-liga-sjenjak',
    by: 'emir',
    description: 'Ko odgovara ako se neko povrijedi na utakmici? Igralište je školsko.',
    priority: 'normal',
    status: 'open',
    asked: 5,
  },
  {
    slug: 'zelena-tabla-na-ircu',
    by: 'clan',
    description:
      'Kako da opišemo ciljnu grupu? Tablu čita ko god prođe, a obrazac traži broj i godine.',
    priority: 'normal',
    status: 'claimed',
    section: 'impact',
    asked: 26,
    claimed: ['odbor1', 3],
  },
  {
    slug: 'pcele-na-krovu-skole',
    by: 'vlasnik',
    description:
      'Treba li nam saglasnost škole i za krov i za učenike? Direktor pita šta da potpiše.',
    priority: 'low',
    status: 'in_progress',
    asked: 3 * days,
    claimed: ['asistent', 3 * days - 2],
    said: [
      [
        3 * days - 4,
        'asistent',
        'Dvije su: za krov je potpisuje škola, a za učenike roditelji. Za roditelje imamo obrazac, dobiju ga mailom kad ih pozovete u tim.',
      ],
      [
        3 * days - 5,
        'asistent',
        'Javite kad škola potpiše, pa ćemo vidjeti treba li i osiguranje.',
      ],
    ],
  },
  {
    slug: 'pedala',
    by: 'vlasnik',
    description:
      'Kako da račun u januaru ne padne ispod nule? Servis je sezonski, a kirija ide svaki mjesec.',
    priority: 'normal',
    status: 'in_progress',
    section: 'figures',
    asked: 6 * days,
    claimed: ['odbor2', 6 * days - 3],
    said: [
      [
        6 * days - 5,
        'odbor2',
        'Računajte koliko zarađujete od aprila do oktobra i ostavite tri kirije sa strane. Šta nudite kad niko ne vozi?',
      ],
      [2 * days, 'vlasnik', 'Zimski servis na rate: ostave bicikl u novembru, plate do marta.'],
      [
        0.4,
        'odbor2',
        'Odlično, to je novac baš kad vam treba. Upišite ga kao poseban proizvod, sa 20 bicikala mjesečno, pa pogledajte graf ponovo.',
        { section: 'figures' },
      ],
    ],
  },
  {
    slug: 'radio-iz-podruma',
    by: 'vlasnik',
    description: 'Može li ugovor potpisati neko ko još nema 18 godina? Dvoje iz tima su maturanti.',
    priority: 'high',
    status: 'resolved',
    asked: 5 * days,
    claimed: ['savjetnik', 5 * days - 1],
    resolved: days,
    said: [
      [
        5 * days - 6,
        'savjetnik',
        'Ugovor potpisuje osoba koja vodi prijavu, ostali ne moraju. Maturanti ostaju u timu, uz saglasnost roditelja ili staratelja.',
      ],
      [2 * days, 'vlasnik', 'Jasno, hvala. Saglasnosti su poslane.'],
    ],
  },
  {
    slug: 'kino-pod-vedrim-nebom',
    by: 'vlasnik',
    description: 'Kako da zahvalimo donatorima koji ne žele ime na plakatu?',
    priority: 'normal',
    status: 'resolved',
    asked: 16 * days,
    claimed: ['koordinator', 16 * days - 5],
    resolved: 14 * days,
    rated: [5, 'Dobili smo odgovor isti dan, i primjer iz prošle godine.'],
    said: [
      [
        16 * days - 7,
        'koordinator',
        'Napišite „i 14 komšija koje ne vole plakate“. Tako je prošle godine uradio Park, i svi su znali da se misli na njih.',
      ],
      [15 * days, 'clan', 'Super, to ide na plakat!'],
    ],
  },
  {
    slug: 'kino-pod-vedrim-nebom',
    by: 'vlasnik',
    description: 'Treba li nam dozvola za puštanje filmova? Svi su domaći i kratki.',
    priority: 'high',
    status: 'archived',
    asked: 37 * days,
    claimed: ['savjetnik', 37 * days - 2],
    resolved: 35 * days,
    archived: 30 * days,
    late: true,
    rated: [4, 'Malo smo čekali, ali smo dobili i kontakt.'],
    said: [
      [
        36 * days - 6,
        'savjetnik',
        'Treba, pismena, od svakog autora. Za kratki film je dovoljan mail s imenom filma i datumom.',
      ],
    ],
  },
  {
    slug: 'staza-uz-jalu',
    by: 'clan',
    description: 'Kako da opišemo održavanje staze kad projekat završi?',
    priority: 'low',
    status: 'archived',
    asked: 41 * days,
    claimed: ['koordinator', 41 * days - 20],
    resolved: 38 * days,
    archived: 31 * days,
    rated: [5, ''],
    said: [
      [
        40 * days,
        'koordinator',
        'Ko kosi, ko popravlja klupu i od čijih para. Tri rečenice su dovoljne, ali neka u njima stoji ime.',
      ],
    ],
  },
];

/** Answers that the mentors of Tuzla begin with. */
export const demoTemplates = [
  {
    title_bhs: 'Zamjena dobavljača',
    title_en: 'Another supplier',
    text_bhs:
      'Dobavljača možete zamijeniti dok ukupan iznos ostaje isti. Priložite staru i novu ponudu uz cjelinu Budžet i u napomeni napišite zašto mijenjate.',
    text_en:
      'You can change the supplier as long as the total stays the same. Attach the old and the new offer to the section Budget, and say in the note why you change.',
  },
  {
    title_bhs: 'Ponude i predračuni',
    title_en: 'Offers and estimates',
    text_bhs:
      'Ponuda treba naziv firme, datum, cijenu s PDV-om i rok do kojeg važi. Ako je više stavki u jednoj ponudi, neka svaka ima svoju cijenu.',
    text_en:
      'An offer names the company, the date, the price with VAT and how long it holds. Where one offer has several items, each needs its own price.',
  },
  {
    title_bhs: 'Maloljetni članovi tima',
    title_en: 'Team members under eighteen',
    text_bhs:
      'Za svakog člana mlađeg od 18 godina treba saglasnost roditelja ili staratelja. Pošaljite im poziv iz cjeline Tim, ostalo ide mailom.',
    text_en:
      'Every member under eighteen needs the consent of a guardian. Invite them from the section Team, the rest goes by e-mail.',
  },
  {
    title_bhs: 'Ciljna grupa',
    title_en: 'Who it is for',
    text_bhs:
      'Napišite ko dolazi, koliko ih je i kako to znate: spisak, brojanje na ulazu ili prošlogodišnji broj. Procjena je u redu ako piše da je procjena.',
    text_en:
      'Say who comes, how many, and how you know: a list, a count at the door or last year’s number. An estimate is fine if it says so.',
  },
] as const;
