import type { DemoPicture } from './pictures.factory.ts';

/** What the teams of the demo's campaigns say on their pages, by the slug of the application. */
export interface DemoCampaignPage {
  readonly application: string;
  /** By KM. */
  readonly amounts: Readonly<Record<number, string>>;
  readonly updates: readonly {
    readonly daysAgo: number;
    readonly title: string;
    readonly text: string;
    readonly picture?: DemoPicture;
  }[];
  readonly questions: readonly {
    readonly daysAgo: number;
    readonly name: string;
    readonly question: string;
    /** Left out: it waits. */
    readonly answer?: string;
  }[];
}

export const demoCampaignPages: readonly DemoCampaignPage[] = [
  {
    application: 'kino-pod-vedrim-nebom',
    amounts: {
      10: 'Kokice za jednu porodicu, cijelo veče.',
      20: 'Dvije sklopive stolice koje ostaju mjesnoj zajednici.',
      50: 'Pravo prikazivanja jednog domaćeg kratkog filma.',
      100: 'Jedno cijelo veče struje i osvjetljenja.',
    },
    updates: [
      {
        daysAgo: 2,
        title: 'Projektor na krovu, prva proba',
        picture: 'demo-kino.webp',
        text: 'Sinoć smo ga podigli na krov Bloka 4 i pustili deset minuta crtanog. Slika je oštra do trećeg ulaza, a komšije s petog su odmah sišle s ćebadima.\n\nOstaje zvučnik: posuđeni pucketa kad zapuše. Ako se skupi cilj, kupujemo svoj.',
      },
      {
        daysAgo: 9,
        title: 'Filmove biraš i ti',
        text: 'Glasalo je 214 ljudi iz naselja. Na listi su tri domaća, dva crtana i jedan za koji niko nije čuo, ali svi žele znati kako završava.',
      },
      {
        daysAgo: 17,
        title: 'Minimum je tu',
        text: 'Za četiri dana! Hvala svima. Sad znamo da ljeto kreće, samo još ne znamo koliko večeri.',
      },
    ],
    questions: [
      {
        daysAgo: 6,
        name: 'Senada',
        question: 'Šta ako pada kiša?',
        answer:
          'Onda se veče seli za sedam dana, u isto vrijeme. Objavimo do podneva na ulazima i na ovoj stranici.',
      },
      {
        daysAgo: 12,
        name: 'Jasmin',
        question: 'Ima li mjesta za kolica?',
        answer: 'Ima. Prvi red uz ogradu je ravan i uvijek slobodan, a prilaz je s parkinga.',
      },
      { daysAgo: 1, name: 'Ajla', question: 'Mogu li donijeti svoju stolicu?' },
    ],
  },
  {
    application: 'biciklo-radionica-za-sve',
    amounts: {
      10: 'Zračnica i zakrpe za jedan bicikl.',
      20: 'Novi lanac i sajle.',
      50: 'Cijeli bicikl opet na putu.',
    },
    updates: [
      {
        daysAgo: 4,
        title: 'Prvih sedam vozi',
        text: 'Sedam bicikala je izašlo iz radionice. Najstariji je iz 1984. i ima bolje kočnice od većine naših.',
      },
    ],
    questions: [
      {
        daysAgo: 3,
        name: 'Mirza',
        question: 'Primate li stare bicikle?',
        answer: 'Primamo, u kakvom god stanju. Donesi ga subotom poslije deset.',
      },
    ],
  },
];
