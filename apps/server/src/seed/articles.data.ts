/** A line that begins with `## ` is a heading, one with `> ` a quotation. */
interface DemoText {
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly lines: readonly string[];
}

export interface DemoArticle {
  readonly author: string;
  readonly bank?: string;
  readonly daysAgo: number;
  readonly bhs: DemoText;
  readonly en: DemoText;
}

export const demoArticles: readonly DemoArticle[] = [
  {
    author: 'lejla',
    daysAgo: 3,
    bhs: {
      title: 'Most koji smo gradili tri puta',
      summary: 'Kako se čita odbijenica, i zašto je treća prijava tražila pola novca.',
      tags: ['Prijave', 'Iskustva'],
      lines: [
        'Prvi put smo tražili novac za sve: binu, ozvučenje, deset klupa i dva koša. Odbor je napisao jednu rečenicu, da se ne vidi ko će na tim klupama sjediti. Naljutili smo se i godinu dana nismo pisali.',
        '## Četrdeset vrata',
        'Drugi put smo krenuli od ljudi. Obišli smo četrdeset stanova i pitali šta im ispred zgrade fali. Niko nije rekao bina. Rekli su hlad, i mjesto gdje se može sjesti s djetetom.',
        '> Pitanje nije bilo šta mi želimo, nego ko će doći.',
        '## Treći put',
        'Treća prijava imala je pola budžeta i dvaput više potpisa. Tražili smo četiri klupe, tri lipe i jedan mali most preko odvodnog kanala. Dobili smo sve, a za most su komšije dale daske.',
        'Da ponovo počinjemo, prvo bismo obišli vrata, pa tek onda otvorili prijavu.',
      ],
    },
    en: {
      title: 'The bridge we built three times',
      summary: 'How to read a rejection, and why our third application asked for half the money.',
      tags: ['Applications', 'Experience'],
      lines: [
        'The first time we asked for money for everything: a stage, a sound system, ten benches and two hoops. The board wrote a single sentence: it was not clear who would sit on those benches. We were angry and wrote nothing for a year.',
        '## Forty doors',
        'The second time we began with people. We knocked on forty doors and asked what was missing outside the building. Nobody said a stage. They said shade, and a place to sit with a child.',
        '> The question was not what we wanted, but who would come.',
        '## The third time',
        'The third application had half the budget and twice as many signatures. We asked for four benches, three lime trees and a small bridge over the drainage ditch. We got it all, and the neighbours gave the planks for the bridge.',
        'If we started again, we would knock on the doors first and open the application afterwards.',
      ],
    },
  },
  {
    author: 'voditelj',
    bank: 'tuzla',
    daysAgo: 9,
    bhs: {
      title: 'Šta odbor gleda kad čita budžet',
      summary: 'Pet pitanja koja si postavljamo nad svakom prijavom u Tuzli.',
      tags: ['Budžet', 'Omladinske banke'],
      lines: [
        'Budžet čitamo prije priče. Ne zato što nam je novac važniji, nego zato što se u njemu vidi koliko je ekipa razmišljala o tome kako će dan po dan raditi.',
        '## Odakle cijena',
        'Najčešće pitanje nije zašto je nešto skupo, nego odakle brojka. Dovoljan je jedan račun, ponuda ili link prodavnice. Kad toga nema, odbor mora pogađati, a ko pogađa, taj je oprezan.',
        '## Šta već imate',
        'Napišite i ono za šta ne tražite novac: salu koju vam daje škola, kombi nečijeg oca, sate volontera. To pokazuje da iza vas neko stoji.',
        'I na kraju, ostavite malo prostora. Projekat u kojem je svaka marka raspoređena zapne na prvoj kiši.',
      ],
    },
    en: {
      title: 'What the board looks at in a budget',
      summary: 'Five questions we ask ourselves about every application in Tuzla.',
      tags: ['Budget', 'Youth banks'],
      lines: [
        'We read the budget before the story. Not because money matters more to us, but because it shows how far a team has thought about the work, day by day.',
        '## Where the price comes from',
        'The usual question is not why something is expensive, but where the number comes from. One receipt, offer or link to a shop is enough. Without it the board has to guess, and whoever guesses is careful.',
        '## What you already have',
        'Write down what you need no money for as well: the hall your school lends you, somebody’s father’s van, the hours of volunteers. It shows that there are people behind you.',
        'And leave a little room. A project in which every mark is spoken for gets stuck with the first rain.',
      ],
    },
  },
  {
    author: 'emir',
    daysAgo: 16,
    bhs: {
      title: 'Prvi posao nisam našao u oglasu',
      summary: 'Kako je volontiranje na tuđem projektu postalo preporuka za praksu.',
      tags: ['Posao', 'Volontiranje'],
      lines: [
        'Poslao sam trideset i jednu prijavu za praksu. Odgovorile su mi četiri firme, sve četiri isto: javite se kad budete imali iskustva.',
        'Onda sam jedne subote otišao pomoći oko ljetnog kina u Bihaću. Trebao je neko ko će napraviti stranicu s programom. Napravio sam je te večeri, na podu sale, dok su drugi slagali stolice.',
        '## Šta sam mogao pokazati',
        'Stranicu je za mjesec dana otvorilo šest stotina ljudi. To je bila prva brojka koju sam ikad upisao u biografiju, a pored nje i ime žene koja je projekat vodila i koja je rekla da je mogu nazvati.',
        'Peta firma ju je nazvala. Danas tu radim, a kino i dalje ima moju stranicu.',
      ],
    },
    en: {
      title: 'I did not find my first job in an advert',
      summary: 'How volunteering for somebody else’s project became a reference.',
      tags: ['Work', 'Volunteering'],
      lines: [
        'I sent thirty-one applications for an internship. Four companies answered, all with the same words: get in touch once you have experience.',
        'Then one Saturday I went to help with the summer cinema in Bihać. They needed somebody to make a page with the programme. I made it that evening, on the floor of the hall, while the others were setting up chairs.',
        '## What I could show',
        'In a month six hundred people opened the page. It was the first number I ever put in my CV, and next to it the name of the woman who ran the project and said they could call her.',
        'The fifth company did call her. I work there today, and the cinema still has my page.',
      ],
    },
  },
];
