import type { CallDetail, CallKind } from '@app/contracts/calls/calls.schemas';

/** A demo call; days count from the day on which the demo is first started, amounts in KM. */
export interface DemoCall {
  readonly slug: string;
  readonly bank: string;
  readonly kind: CallKind;
  readonly topics: CallDetail['topics'];
  readonly title: { bhs: string; en: string };
  readonly summary: { bhs: string; en: string };
  readonly description: { bhs: string; en: string };
  readonly opens: number;
  readonly closes: number;
  readonly amounts: readonly [min: number, max: number, total: number];
  readonly projects: string;
  readonly team: readonly [min: number, max: number];
  readonly contact: CallDetail['contact'];
}

const coordinator = {
  bhs: 'koordinatorica, odgovara radnim danom',
  en: 'coordinator, answers on working days',
};
const merima = { name: 'Merima Kovačević', role: coordinator, email: 'koordinator@demo.zamah.ba' };
const desk = (name: string, place: string) => ({
  name,
  role: coordinator,
  email: `${place}@demo.zamah.ba`,
});

export const demoCalls: readonly DemoCall[] = [
  {
    slug: 'tuzla-po-mjeri-mladih',
    bank: 'tuzla',
    kind: 'orange',
    topics: ['social_impact', 'arts'],
    title: { bhs: 'Tuzla po mjeri mladih', en: 'A Tuzla that fits the young' },
    summary: {
      bhs: 'Projekti koji ulicu, dom ili školsko dvorište vraćaju ljudima.',
      en: 'Projects that give a street, a hall or a school yard back to people.',
    },
    description: {
      bhs: 'Tražimo projekte koji javni prostor vraćaju ljudima: od muzičke sobe do čistog igrališta. Ako tvoja ulica nakon projekta izgleda ili zvuči bolje, na pravom si mjestu.\n\nNovac ide na materijal, opremu i majstore. Tim radi ono što zna, a za ostalo zove komšije.',
      en: 'We’re looking for projects that give public space back to people, from a music room to a clean playground. If your street looks or sounds better afterwards, you’re in the right place.\n\nThe money pays for material, equipment and craftspeople. The team does what it can and calls the neighbours for the rest.',
    },
    opens: -18,
    closes: 22,
    amounts: [1000, 5000, 40000],
    projects: '8–10',
    team: [1, 8],
    contact: merima,
  },
  {
    slug: 'jesenji-poziv-tuzla',
    bank: 'tuzla',
    kind: 'orange',
    topics: ['education'],
    title: { bhs: 'Jesenji poziv', en: 'Autumn call' },
    summary: {
      bhs: 'Poziv za sve što se može napraviti do ljeta.',
      en: 'A call for everything that can be built by summer.',
    },
    description: {
      bhs: 'Jesenji poziv je zatvoren i odbor ocjenjuje prijave. Odluke objavljujemo za sve isti dan.',
      en: 'The autumn call is closed and the board is scoring. Decisions are announced for everybody on the same day.',
    },
    opens: -70,
    closes: -9,
    amounts: [800, 4500, 30000],
    projects: '6–8',
    team: [1, 8],
    contact: merima,
  },
  {
    slug: 'proljetni-poziv-tuzla',
    bank: 'tuzla',
    kind: 'orange',
    topics: ['environment'],
    title: { bhs: 'Proljetni poziv', en: 'Spring call' },
    summary: {
      bhs: 'Prošli krug: iz njega su kampanje koje upravo traju.',
      en: 'The last round: the campaigns now running come from it.',
    },
    description: {
      bhs: 'U proljetnom krugu odbor je podržao projekte za ljeto i jesen. Rezultati su objavljeni.',
      en: 'In the spring round the board backed projects for summer and autumn. The results are out.',
    },
    opens: -230,
    closes: -170,
    amounts: [800, 6000, 36000],
    projects: '7–9',
    team: [1, 8],
    contact: merima,
  },
  {
    slug: 'prvi-krug-tuzla',
    bank: 'tuzla',
    kind: 'orange',
    topics: ['social_impact'],
    title: { bhs: 'Probni krug', en: 'Trial round' },
    summary: {
      bhs: 'Prvi krug banke, prije ove platforme.',
      en: 'The bank’s first round, from before this platform.',
    },
    description: {
      bhs: 'Probni krug vodili smo na papiru. Ostaje u arhivi zbog brojki.',
      en: 'The trial round ran on paper. It stays in the archive for its figures.',
    },
    opens: -760,
    closes: -700,
    amounts: [500, 2000, 8000],
    projects: '4',
    team: [1, 8],
    contact: merima,
  },
  {
    slug: 'zima-uz-rijeku',
    bank: 'bihac',
    kind: 'orange',
    topics: ['sports', 'social_impact'],
    title: { bhs: 'Zima uz rijeku', en: 'Winter by the river' },
    summary: {
      bhs: 'Za mjesta na kojima se mladi sastaju i kad je hladno.',
      en: 'For places where young people meet even when it’s cold.',
    },
    description: {
      bhs: 'Tražili smo male zahvate na domovima, salama i šetnicama, koji rade i zimi. Odbor uskoro počinje čitati.',
      en: 'We looked for small works on halls and paths that are of use in winter too. The board starts reading soon.',
    },
    opens: -40,
    closes: -4,
    amounts: [500, 3000, 15000],
    projects: '5',
    team: [1, 8],
    contact: desk('Amar Dizdarević', 'bihac'),
  },
  {
    slug: 'naselje-je-nas-dnevni-boravak',
    bank: 'zenica',
    kind: 'orange',
    topics: ['social_impact', 'environment'],
    title: { bhs: 'Naselje je naš dnevni boravak', en: 'The neighbourhood is our living room' },
    summary: {
      bhs: 'Mali zahvati koji javni prostor pretvaraju u mjesto susreta: klupe, murali, ljetna kina, radionice.',
      en: 'Small works that turn public space into a meeting place: benches, murals, summer cinemas, workshops.',
    },
    description: {
      bhs: 'Biramo male zahvate koje tim može završiti za tri mjeseca i koje komšiluk može održavati bez nas.',
      en: 'We choose small works that a team can finish in three months and the neighbours can keep up without us.',
    },
    opens: -25,
    closes: 5,
    amounts: [500, 4000, 24000],
    projects: '6–8',
    team: [1, 8],
    contact: desk('Elma Čolaković', 'zenica'),
  },
  {
    slug: 'prvi-kupac-s-une',
    bank: 'bihac',
    kind: 'blue',
    topics: ['business', 'marketing'],
    title: { bhs: 'Prvi kupac s Une', en: 'The first customer on the Una' },
    summary: {
      bhs: 'Za prvih deset mušterija: alat, ambalaža, web, dozvola.',
      en: 'For the first ten customers: tools, packaging, a website, a permit.',
    },
    description: {
      bhs: 'Plavi grant je za posao koji tek počinje. Plaćamo ono bez čega ne možeš prodati prvi komad.',
      en: 'The blue grant is for a business that is just starting. We pay for what you can’t sell your first piece without.',
    },
    opens: -10,
    closes: 34,
    amounts: [2000, 8000, 48000],
    projects: '6',
    team: [1, 5],
    contact: desk('Amar Dizdarević', 'bihac'),
  },
  {
    slug: 'dvije-obale-jedan-projekat',
    bank: 'mostar',
    kind: 'orange',
    topics: ['arts', 'social_impact'],
    title: { bhs: 'Dvije obale, jedan projekat', en: 'Two banks, one project' },
    summary: {
      bhs: 'Za timove u kojima su mladi iz barem dvije škole.',
      en: 'For teams with young people from at least two schools.',
    },
    description: {
      bhs: 'Prijava vrijedi ako su u timu bar dvije škole. Temu biraš ti; zajednički rad je uslov.',
      en: 'An application counts if at least two schools are in the team. The topic is yours; working together is the condition.',
    },
    opens: -6,
    closes: 41,
    amounts: [1000, 4500, 27000],
    projects: '6',
    team: [1, 8],
    contact: desk('Marija Zovko', 'mostar'),
  },
  {
    slug: 'selo-ima-plan',
    bank: 'prijedor',
    kind: 'orange',
    topics: ['environment', 'business'],
    title: { bhs: 'Selo ima plan', en: 'The village has a plan' },
    summary: {
      bhs: 'Otvara se uskoro: mjesne zajednice, zadruge i škole s manje od sto đaka.',
      en: 'Opens soon: local communities, co-operatives and schools with fewer than a hundred pupils.',
    },
    description: {
      bhs: 'Poziv se otvara za dvije sedmice. Dotad okupi tim i obiđi mjesto; prijava se piše brže kad znaš mjere.',
      en: 'The call opens in two weeks. Until then gather a team and visit the place; writing goes faster once you know the measurements.',
    },
    opens: 14,
    closes: 58,
    amounts: [1000, 5000, 30000],
    projects: '6–7',
    team: [1, 8],
    contact: desk('Bojan Vidović', 'prijedor'),
  },
  {
    slug: 'drina-za-mlade',
    bank: 'gorazde',
    kind: 'orange',
    topics: ['sports', 'environment'],
    title: { bhs: 'Drina za mlade', en: 'The Drina for the young' },
    summary: {
      bhs: 'Krug iz kojeg su staza uz Drinu i čitaonica u staroj pošti.',
      en: 'The round that gave us the path along the Drina and the reading room in the old post office.',
    },
    description: {
      bhs: 'Podržana su četiri projekta, a svi su gotovi. Novi poziv se priprema za februar.',
      en: 'Four projects were backed, and all are done. A new call is being prepared for February.',
    },
    opens: -260,
    closes: -200,
    amounts: [500, 3500, 14000],
    projects: '4',
    team: [1, 8],
    contact: desk('Selma Forto', 'gorazde'),
  },
  {
    slug: 'posao-iz-radionice',
    bank: 'zenica',
    kind: 'blue',
    topics: ['business', 'technology'],
    title: { bhs: 'Posao iz radionice', en: 'A business from the workshop' },
    summary: {
      bhs: 'Plavi grant za zanate: metal, drvo, tekstil, popravke.',
      en: 'A blue grant for crafts: metal, wood, textile, repairs.',
    },
    description: {
      bhs: 'Podržavamo zanate koje grad treba, a nema ko da ih radi. Uz novac ide i majstor koji će te uvesti u posao.',
      en: 'We back crafts that the town needs and nobody does. Along with the money comes a craftsperson who shows you the trade.',
    },
    opens: -4,
    closes: 48,
    amounts: [2500, 9000, 45000],
    projects: '5',
    team: [1, 4],
    contact: desk('Elma Čolaković', 'zenica'),
  },
  {
    slug: 'prvi-posao-tuzla',
    bank: 'tuzla',
    kind: 'blue',
    topics: ['business', 'social_impact'],
    title: { bhs: 'Prvi posao u Tuzli', en: 'A first business in Tuzla' },
    summary: {
      bhs: 'Za one koji već znaju šta bi prodavali, a nemaju alat za početak.',
      en: 'For those who know what they would sell but lack the tools to begin.',
    },
    description: {
      bhs: 'Plaćamo alat, dozvole i prve zalihe. Uz grant dobijaš mentora iz istog posla.',
      en: 'We pay for tools, permits and first stock. With the grant comes a mentor from the same trade.',
    },
    opens: -14,
    closes: 27,
    amounts: [1500, 5000, 25000],
    projects: '6',
    team: [1, 4],
    contact: merima,
  },
  {
    slug: 'plavi-pocetak-tuzla',
    bank: 'tuzla',
    kind: 'blue',
    topics: ['business', 'technology'],
    title: { bhs: 'Plavi početak', en: 'A blue beginning' },
    summary: {
      bhs: 'Prvi plavi krug u Tuzli: četiri posla koja danas rade.',
      en: 'The first blue round in Tuzla: four businesses that are running today.',
    },
    description: {
      bhs: 'Iz ovog kruga su servis bicikala, popravka gitara i staklenik uz pekaru.',
      en: 'Bicycle repair, guitar repair and a greenhouse beside a bakery came out of this round.',
    },
    opens: -240,
    closes: -180,
    amounts: [1500, 5000, 20000],
    projects: '4',
    team: [1, 4],
    contact: merima,
  },
  {
    slug: 'zanat-zenica',
    bank: 'zenica',
    kind: 'blue',
    topics: ['business', 'technology'],
    title: { bhs: 'Zanat za Zenicu', en: 'A craft for Zenica' },
    summary: {
      bhs: 'Popravke, drvo, pekara i vosak: prvi krug za zanate.',
      en: 'Repairs, wood, baking and wax: the first round for crafts.',
    },
    description: {
      bhs: 'Podržali smo četiri zanata. Jedan je već završio svoju prvu godinu.',
      en: 'We backed four crafts. One has already finished its first year.',
    },
    opens: -330,
    closes: -270,
    amounts: [2000, 6000, 20000],
    projects: '4',
    team: [1, 4],
    contact: desk('Elma Čolaković', 'zenica'),
  },
  {
    slug: 'mostar-prvi-krug',
    bank: 'mostar',
    kind: 'orange',
    topics: ['education', 'arts'],
    title: { bhs: 'Prvi zajednički krug', en: 'First round together' },
    summary: {
      bhs: 'Prvi krug u kojem su se prijavile samo ekipe s obje obale.',
      en: 'The first round open only to teams from both banks of the river.',
    },
    description: {
      bhs: 'Iz ovog kruga je orkestar dvije škole, koji danas ima mjesto u rasporedu obje.',
      en: 'The orchestra of two schools came out of this round; today it has its place in both timetables.',
    },
    opens: -270,
    closes: -215,
    amounts: [500, 3500, 12000],
    projects: '3',
    team: [1, 8],
    contact: desk('Ines Raguž', 'mostar'),
  },
  {
    slug: 'ljeto-na-uni',
    bank: 'bihac',
    kind: 'orange',
    topics: ['business', 'sports'],
    title: { bhs: 'Ljeto na Uni', en: 'Summer on the Una' },
    summary: {
      bhs: 'Za prve ljetne poslove uz rijeku: čamce, vodiče, najam opreme.',
      en: 'For first summer jobs along the river: boats, guides, equipment for hire.',
    },
    description: {
      bhs: 'Sezona je prošla, a čamci su i dalje na vodi. Od zarade je kupljen još jedan.',
      en: 'The season is over and the boats are still on the water. The earnings bought another one.',
    },
    opens: -280,
    closes: -225,
    amounts: [500, 4000, 12000],
    projects: '3',
    team: [1, 6],
    contact: desk('Kenan Muslić', 'bihac'),
  },
  {
    slug: 'zenica-prvi-krug',
    bank: 'zenica',
    kind: 'orange',
    topics: ['education'],
    title: { bhs: 'Prvi krug', en: 'First round' },
    summary: {
      bhs: 'Iz ovog kruga je biciklo-radionica koja upravo skuplja.',
      en: 'The bicycle workshop now raising money comes from this round.',
    },
    description: {
      bhs: 'Odluke su objavljene. Klupe kod željezare već stoje, a biciklo-radionica još skuplja svoj dio.',
      en: 'The decisions are out. The benches by the steelworks stand; the bicycle workshop is still raising its share.',
    },
    opens: -190,
    closes: -130,
    amounts: [500, 4000, 20000],
    projects: '5',
    team: [1, 8],
    contact: desk('Elma Čolaković', 'zenica'),
  },
  {
    slug: 'prijedor-proljece',
    bank: 'prijedor',
    kind: 'orange',
    topics: ['environment'],
    title: { bhs: 'Proljeće u selima', en: 'Spring in the villages' },
    summary: {
      bhs: 'Za škole i mjesne zajednice koje imaju zemlju, a nemaju alat.',
      en: 'For schools and local communities that have land but no tools.',
    },
    description: {
      bhs: 'Knjige već putuju u tri sela, a vrt iza škole skuplja ostatak novca.',
      en: 'The books already travel to three villages; the garden behind the school is raising the rest.',
    },
    opens: -200,
    closes: -140,
    amounts: [500, 4000, 18000],
    projects: '4',
    team: [1, 8],
    contact: desk('Bojan Vidović', 'prijedor'),
  },
  {
    slug: 'tuzla-svaka-ulica',
    bank: 'tuzla',
    kind: 'orange',
    topics: ['social_impact'],
    title: { bhs: 'Svaka ulica', en: 'Every street' },
    summary: {
      bhs: 'Prošlogodišnji krug: igralište na Ircu i paneli na školi.',
      en: 'Last year’s round: the playground on Irac and the panels on the school.',
    },
    description: {
      bhs: 'Krug je završen, a projekti su predani gradu i školi.',
      en: 'The round is over; the projects were handed to the town and the school.',
    },
    opens: -560,
    closes: -515,
    amounts: [500, 4000, 20000],
    projects: '5',
    team: [1, 8],
    contact: merima,
  },
  {
    slug: 'pod-kozarom',
    bank: 'prijedor',
    kind: 'orange',
    topics: ['environment', 'education'],
    title: { bhs: 'Pod Kozarom', en: 'Below Kozara' },
    summary: {
      bhs: 'Prošlogodišnji krug za sela pod planinom.',
      en: 'Last year’s round for the villages below the mountain.',
    },
    description: {
      bhs: 'Krug je završen. Šumska učionica radi svake srijede.',
      en: 'The round is over. The classroom in the forest works every Wednesday.',
    },
    opens: -570,
    closes: -520,
    amounts: [500, 3000, 12000],
    projects: '4',
    team: [1, 8],
    contact: desk('Bojan Vidović', 'prijedor'),
  },
];

export const demoConditions = {
  eligible: [
    { bhs: 'Neformalne grupe mladih', en: 'Informal groups of young people' },
    {
      bhs: 'Pojedinci s idejom, tim se može okupiti kasnije',
      en: 'Individuals with an idea; the team can gather later',
    },
    { bhs: 'Maloljetni uz saglasnost roditelja', en: 'Minors with their parents’ consent' },
  ],
  notEligible: [
    { bhs: 'Političke stranke i njihovi podmladci', en: 'Political parties and their youth wings' },
    {
      bhs: 'Troškovi nastali prije potpisa ugovora',
      en: 'Costs from before the contract is signed',
    },
    {
      bhs: 'Tim koji već vodi projekat iz ovog poziva',
      en: 'A team that already runs a project from this call',
    },
  ],
  faq: [
    {
      question: {
        bhs: 'Može li se oprema kupiti pa poslije posuđivati?',
        en: 'Can we buy equipment and lend it afterwards?',
      },
      answer: {
        bhs: 'Može, ako u prijavi piše ko je čuva i kako se posuđuje. Oprema ostaje u vlasništvu partnera projekta, najčešće doma mladih ili mjesne zajednice.',
        en: 'Yes, if the application says who keeps it and how it is lent. The equipment belongs to the project’s partner, usually a youth centre or the local community.',
      },
    },
    {
      question: {
        bhs: 'Šta ako se u kampanji ne skupi sav novac?',
        en: 'What if the campaign doesn’t raise everything?',
      },
      answer: {
        bhs: 'Ako kampanja pređe minimum, projekat kreće s manjim budžetom. Ako ne pređe, odbor može dati drugi krug.',
        en: 'If the campaign passes its minimum, the project starts with a smaller budget. If not, the board may give it a second round.',
      },
    },
    {
      question: {
        bhs: 'Može li jedna osoba biti u dva tima?',
        en: 'Can one person be in two teams?',
      },
      answer: {
        bhs: 'Može, ali voditi smije samo jednu prijavu.',
        en: 'Yes, but they may lead only one application.',
      },
    },
  ],
} as const;
