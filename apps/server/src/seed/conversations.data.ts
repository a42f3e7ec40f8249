import type { MessageReaction } from '@app/domain/conversations/conversation';

/** Who wrote what, so many minutes ago. */
export type DemoMessage = readonly [
  minutes: number,
  who: string,
  text: string,
  more?: {
    readonly file?: string;
    readonly picture?: string;
    /** Which message of the conversation is quoted, counted from 0. */
    readonly quotes?: number;
    readonly reactions?: Readonly<Record<string, MessageReaction>>;
  },
];

export interface DemoConversation {
  /** Of two; of a group, who made it and who is in it. */
  readonly members: readonly string[];
  /** Of a group: its name, and who was asked and has not answered. */
  readonly group?: { readonly name: string; readonly waiting?: readonly string[] };
  /** Waits before the door of the second of two. */
  readonly waits?: true;
  readonly said: readonly DemoMessage[];
  /** How many of the last messages somebody has not read; the others read all. */
  readonly unread?: Readonly<Record<string, number>>;
  readonly archivedBy?: string;
}

const hours = 60;
const days = 24 * hours;

/** Conversations over weeks; lejla and vlasnik have the most to read. */
export const demoConversations: readonly DemoConversation[] = [
  {
    members: ['emir', 'lejla'],
    said: [
      [33 * days, 'emir', 'Jesi li vidjela da je otvoren poziv za male projekte?'],
      [33 * days - 14, 'lejla', 'Jesam, već razmišljam. Čitaonica na otvorenom?'],
      [
        33 * days - 20,
        'emir',
        'To! Park iza škole ionako zjapi prazan.',
        { reactions: { lejla: 'love' } },
      ],
      [
        12 * days,
        'lejla',
        'Pitala sam u općini. Kažu da park smijemo koristiti, treba samo dopis.',
      ],
      [12 * days - 35, 'emir', 'Piši ga ti, ti to znaš lijepo sročiti. Ja ću obići komšije.'],
      [2 * days, 'lejla', 'Dopis je predan. Kako je prošlo s komšijama?'],
      [
        2 * days - 50,
        'emir',
        'Bolje nego što sam mislio. Trojica hoće pomoći oko klupa.',
        { reactions: { lejla: 'like' } },
      ],
      [55, 'emir', 'Javili su se iz pilane u Živinicama, daju daske po nabavnoj cijeni.'],
      [42, 'emir', 'Možeš li do petka reći koliko nam treba?'],
    ],
    unread: { lejla: 2 },
  },
  {
    members: ['vlasnik', 'clan', 'lejla'],
    group: { name: 'Muzička soba' },
    said: [
      [
        9 * days,
        'vlasnik',
        'Dobro došli! Ovdje se dogovaramo oko sobe, da se ne gubi po drugim mjestima.',
        { reactions: { clan: 'like', lejla: 'like' } },
      ],
      [
        9 * days - 25,
        'clan',
        'Konačno jedno mjesto. Stavljam odmah spisak šta nam fali.',
        { file: 'spisak-opreme.pdf' },
      ],
      [
        6 * days,
        'lejla',
        'Ovako bi stajao zvučnik ako pregradni zid ostane.',
        { picture: 'skica-sobe.webp', reactions: { vlasnik: 'wow' } },
      ],
      [
        6 * days - 12,
        'vlasnik',
        'Zid ostaje, pitala sam domara. Stavljam tvoju skicu u cjelinu Rješenje.',
        { quotes: 2 },
      ],
      [
        1 * days + 3 * hours,
        'clan',
        'Stigla i ponuda za izolaciju. Jeftinija je za 96 KM.',
        { file: 'izolacija-ponuda.pdf', reactions: { vlasnik: 'thanks' } },
      ],
      [
        4 * hours,
        'vlasnik',
        'Jutros su iz Doma mladih potvrdili prostoriju na 18 mjeseci. Imamo krov!',
        { reactions: { clan: 'love', lejla: 'love' } },
      ],
      [3 * hours, 'clan', 'Super, upiši to odmah u prijavu. Ja u petak nosim mjere majstoru.'],
    ],
    unread: { lejla: 1, vlasnik: 1 },
  },
  {
    members: ['lejla', 'vlasnik'],
    said: [
      [20 * days, 'vlasnik', 'Lejla, hvala ti na pomoći oko skice. Spasila si nas.'],
      [20 * days - 8, 'lejla', 'Ma ništa. Bilo mi je zadovoljstvo, stvarno.'],
      [5 * days, 'vlasnik', 'Imaš li iskustva s budžetom za opremu? Zapeli smo na transportu.'],
      [
        5 * days - 40,
        'lejla',
        'Imam jedan stari primjer, pogledaj treću stranu.',
        { file: 'budzet-primjer.pdf', reactions: { vlasnik: 'thanks' } },
      ],
      [4 * days, 'vlasnik', 'Ovo je tačno ono što nam je trebalo!'],
      [25, 'lejla', 'Kad predajete prijavu? Ako hoćeš, pročitam je večeras još jednom.'],
    ],
    unread: { vlasnik: 1 },
  },
  {
    members: ['vlasnik', 'clan'],
    said: [
      [3 * days, 'clan', 'Domar pita ko uzima ključ za subotu.'],
      [3 * days - 5, 'vlasnik', 'Ja. Dolazim u devet, pa ti ponesi metar.'],
      [3 * days - 6, 'clan', 'Dogovoreno.'],
      [
        26 * hours,
        'vlasnik',
        'Metar je ostao u sobi, na prozoru.',
        { quotes: 1, reactions: { clan: 'laugh' } },
      ],
    ],
  },
  {
    members: ['savjetnik', 'vlasnik'],
    said: [
      [8 * days, 'savjetnik', 'Amina, pročitao sam novu verziju. Rješenje je sada puno jasnije.'],
      [8 * days - 90, 'vlasnik', 'Hvala! Najviše smo se mučili s ciljevima.'],
      [
        7 * days,
        'savjetnik',
        'Ostavi dva cilja umjesto četiri, i uz svaki napiši kako ćete ga izmjeriti.',
      ],
      [
        7 * days - 30,
        'vlasnik',
        'Hoćemo, šaljem do vikenda.',
        { reactions: { savjetnik: 'like' } },
      ],
    ],
  },
  {
    members: ['emir', 'clan'],
    said: [
      [15 * days, 'clan', 'Imenjače, jesi li ti onaj Emir što svira bas?'],
      [15 * days - 60, 'emir', 'Nisam, ali znam ko jeste. Hoćeš broj?'],
      [14 * days, 'clan', 'Hoću, treba nam za otvaranje sobe.'],
    ],
    unread: { emir: 1 },
  },
  {
    members: ['odbor2', 'lejla'],
    said: [
      [11 * days, 'odbor2', 'Hvala ti na pitanjima s info dana, prenijela sam ih odboru.'],
      [11 * days - 15, 'lejla', 'Hvala! Baš mi je pomoglo.', { reactions: { odbor2: 'like' } }],
    ],
    archivedBy: 'lejla',
  },
  {
    members: ['asistent', 'lejla'],
    waits: true,
    said: [
      [
        7 * hours,
        'asistent',
        'Zdravo Lejla, čuo sam od Amine da crtaš skice prostora. Imaš li deset minuta u petak za jedan tim koji tek počinje?',
      ],
    ],
    unread: { lejla: 1 },
  },
  {
    members: ['kenan', 'lejla'],
    waits: true,
    said: [
      [
        2 * days,
        'kenan',
        'Zdravo! Imam dobru ponudu za opremu, javi se na 061 555 010 ili pogledaj na www.oprema-povoljno.com',
      ],
    ],
    unread: { lejla: 1 },
  },
  {
    members: ['emir', 'clan'],
    group: { name: 'Čitaonica u parku', waiting: ['lejla'] },
    said: [[5 * hours, 'emir', 'Ovdje slažemo raspored za radnu akciju. Lejlu sam već pozvao.']],
  },
  {
    members: ['ena', 'vlasnik'],
    waits: true,
    said: [
      [
        30 * hours,
        'ena',
        'Draga Amina, vodim mali vrt u Zenici i čitala sam o vašoj stazi uz Jalu. Kako ste dobili saglasnost za zemljište?',
      ],
    ],
    unread: { vlasnik: 1 },
  },
];
