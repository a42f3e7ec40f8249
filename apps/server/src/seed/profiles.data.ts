import type { ProfilePlan } from '../modules/profiles/profiles.factory.ts';

/** Everything for everybody: whoever looks around first sees what a profile can be. */
const open = {
  about: 'everyone',
  place: 'everyone',
  seeking: 'everyone',
  skills: 'everyone',
  experience: 'everyone',
  education: 'everyone',
  volunteering: 'everyone',
  interests: 'everyone',
  languages: 'everyone',
  links: 'everyone',
} as const;

const local = { name: 'Bosanski', level: 'native' } as const;

export const demoProfiles: Readonly<Record<string, ProfilePlan>> = {
  vlasnik: {
    headline: 'Praznim prostorima vraćam ljude: dvorište, tavan, a sad i krov.',
    about:
      'Odrasla sam na Sjenjaku, u zgradi u kojoj se sve rješavalo na stepenicama. Otud mi navika da prvo pitam ljude šta im treba, pa tek onda pišem budžet.\n\nDo sada sam s ekipom sredila dvorište iza Gimnazije i tavan u kojem danas radi omladinski radio. Najviše volim dio kad projekat prestane biti naš i postane nečiji utorak.',
    place: 'Tuzla',
    seeking: ['internship', 'part_time', 'mentor'],
    skills: [
      'Vođenje ekipe',
      'Pisanje budžeta',
      'Rad s volonterima',
      'Organizacija događaja',
      'Javni nastup',
      'Pregovaranje s dobavljačima',
    ],
    interests: ['education', 'arts', 'social_impact'],
    languages: [local, { name: 'Engleski', level: 'B2' }, { name: 'Njemački', level: 'A2' }],
    links: [
      { kind: 'linkedin', url: 'https://www.linkedin.com/in/primjer-amina-hodzic' },
      { kind: 'instagram', url: 'https://www.instagram.com/primjer.kino.na.krovu' },
    ],
    experience: [
      {
        title: 'Koordinatorica volontera',
        organisation: 'Dom mladih Tuzla, na pola radnog vremena',
        place: 'Tuzla',
        from: '2025-02',
        to: null,
        description:
          'Raspored za 40 volontera, tri manifestacije i jedno ljeto bez otkazanog termina.',
      },
      {
        title: 'Praksa u računovodstvu',
        organisation: 'Zadruga Majevica',
        place: 'Lopare',
        from: '2024-03',
        to: '2024-05',
        description: 'Ulazne fakture, popis i prvi put zaključena godina.',
      },
    ],
    education: [
      {
        title: 'Menadžment, četvrta godina',
        organisation: 'Ekonomski fakultet',
        place: 'Tuzla',
        from: '2022-10',
        to: null,
      },
      {
        title: 'Opća gimnazija',
        organisation: 'Gimnazija „Meša Selimović“',
        place: 'Tuzla',
        from: '2018-09',
        to: '2022-06',
      },
    ],
    volunteering: [
      {
        title: 'Vodila ekipu od pet ljudi',
        organisation: 'Vrt iza Gimnazije',
        place: 'Tuzla',
        from: '2024-09',
        to: '2025-06',
        description:
          'Od praznog dvorišta do dvadeset gredica i jedne klupe koju su skovali matematičari.',
      },
    ],
    searchEngines: true,
    parts: open,
  },
  lejla: {
    headline: 'Dizajn i frontend',
    about:
      'Crtam ekrane i onda ih sama napravim. Volim kad dugme kaže šta će se desiti i kad stranica radi i na starom telefonu.',
    place: 'Centar Sarajevo',
    seeking: ['job', 'team'],
    skills: ['Figma', 'HTML i CSS', 'TypeScript', 'Ilustracija', 'Tipografija'],
    interests: ['technology', 'arts', 'business', 'social_impact'],
    languages: [local, { name: 'Engleski', level: 'C1' }],
    links: [
      { kind: 'portfolio', url: 'https://lejla-softic.primjer.ba/' },
      { kind: 'github', url: 'https://github.com/primjer-lejla' },
    ],
    experience: [
      {
        title: 'Dizajnerica, honorarno',
        organisation: 'Studio Kaldrma',
        place: 'Sarajevo',
        from: '2025-06',
        to: null,
        description: 'Dvije web stranice, jedan vizuelni identitet i mnogo verzija istog dugmeta.',
      },
    ],
    education: [
      {
        title: 'Grafički dizajn',
        organisation: 'Akademija likovnih umjetnosti',
        place: 'Sarajevo',
        from: '2023-10',
        to: null,
      },
    ],
    parts: { ...open, links: 'members' },
  },
  emir: {
    headline: 'Prvi kamen je najteži, ostalo je zidanje.',
    place: 'Prijedor',
    skills: ['Stolarija', 'Vožnja B kategorije'],
    interests: ['environment', 'sports'],
    parts: { place: 'everyone' },
  },
  clan: {
    headline: 'Zvuk, kablovi i sve što treba nositi',
    about: 'Ako na događaju nešto šumi, zovu mene. Ako ne šumi, isto.',
    place: 'Tuzla',
    seeking: ['volunteering', 'team'],
    skills: ['Ozvučenje', 'Montaža zvuka', 'Elektroinstalacije'],
    interests: ['arts', 'technology'],
    languages: [local, { name: 'Engleski', level: 'B1' }],
    experience: [
      {
        title: 'Tonac',
        organisation: 'Radio iz podruma',
        place: 'Tuzla',
        from: '2024-10',
        to: null,
      },
    ],
    visibility: 'members',
  },
  voditelj: {
    headline: 'Vodim Omladinsku banku Tuzla od njenog drugog kruga',
    about:
      'Deset godina gledam kako se ideje iz razreda pretvaraju u klupe, sale i festivale. Pitaj me prije nego što pošalješ prijavu, ne poslije.',
    place: 'Tuzla',
    skills: ['Vođenje programa', 'Ugovori', 'Rad s donatorima', 'Medijacija'],
    interests: ['education', 'social_impact', 'finance'],
    languages: [local, { name: 'Engleski', level: 'C1' }],
    experience: [
      {
        title: 'Voditeljica',
        organisation: 'Omladinska banka Tuzla',
        place: 'Tuzla',
        from: '2013-04',
        to: null,
      },
      {
        title: 'Koordinatorica omladinskih programa',
        organisation: 'Fondacija tuzlanske zajednice',
        place: 'Tuzla',
        from: '2009-09',
        to: '2013-03',
      },
    ],
    education: [
      {
        title: 'Socijalni rad',
        organisation: 'Filozofski fakultet',
        place: 'Tuzla',
        from: '2004-10',
        to: '2009-06',
      },
    ],
    parts: open,
  },
  savjetnik: {
    headline: 'Savjetujem ekipe kad projekat zapne',
    place: 'Tuzla',
    skills: ['Mentorstvo', 'Upravljanje projektima', 'Javne nabavke'],
    interests: ['education', 'business'],
    languages: [
      { name: 'Srpski', level: 'native' },
      { name: 'Engleski', level: 'B2' },
    ],
    experience: [
      {
        title: 'Savjetnik',
        organisation: 'Omladinska banka Tuzla',
        place: 'Tuzla',
        from: '2019-01',
        to: null,
      },
    ],
  },
  koordinator: {
    headline: 'Koordinatorica i mentorica, Omladinska banka Tuzla',
    about: 'Na prvi sastanak donesi pitanja, a ne prezentaciju.',
    place: 'Tuzla',
    skills: ['Mentorstvo', 'Praćenje projekata', 'Facilitacija'],
    interests: ['education', 'environment', 'social_impact'],
    languages: [local, { name: 'Engleski', level: 'B2' }],
    experience: [
      {
        title: 'Koordinatorica',
        organisation: 'Omladinska banka Tuzla',
        place: 'Tuzla',
        from: '2018-05',
        to: null,
      },
    ],
    parts: { about: 'everyone', experience: 'everyone', place: 'everyone' },
  },
  asistent: {
    headline: 'Asistent u Omladinskoj banci Tuzla',
    skills: ['Administracija', 'Tabele'],
    visibility: 'me',
  },
  menadzer: {
    headline: 'Ugovori, isplate i računi, tim redom',
    place: 'Tuzla',
    skills: ['Finansije', 'Ugovori'],
    interests: ['finance'],
  },
  odbor1: {
    headline: 'Član odbora, nekad i sam podnosilac prijave',
    about:
      'Prije tri godine je moja ekipa dobila novac za biciklarnik. Zato čitam prijave do kraja.',
    place: 'Tuzla',
    interests: ['sports', 'environment'],
    volunteering: [
      {
        title: 'Član odbora',
        organisation: 'Omladinska banka Tuzla',
        place: 'Tuzla',
        from: '2024-02',
        to: null,
      },
    ],
  },
  odbor2: {
    headline: 'Učim građevinu, ocjenjujem ideje',
    place: 'Živinice',
    skills: ['AutoCAD', 'Predmjer i predračun'],
    interests: ['technology', 'education'],
  },
  odbor3: {
    headline: 'Hor, planina, odbor',
    interests: ['arts', 'sports'],
  },
  globalni: {
    headline: 'Brinem da mreža omladinskih banaka diše',
    place: 'Novo Sarajevo',
    skills: ['Upravljanje programima', 'Analiza podataka'],
    interests: ['social_impact', 'finance'],
    languages: [local, { name: 'Engleski', level: 'C2' }],
  },
  admin: {
    headline: 'Održavam platformu',
    place: 'Sarajevo',
    interests: ['technology'],
  },
  moderator: {
    headline: 'Pazim da razgovori ostanu pristojni',
    visibility: 'members',
  },
};
