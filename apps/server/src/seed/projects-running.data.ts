import type { ProjectSketch } from './project.ts';

/** Projects that the public sees: running campaigns and what came of earlier calls. */
export const runningProjects = {
  kino: {
    title: 'Kino pod vedrim nebom',
    cover: 'cinema',
    description:
      'Šest ljetnih večeri na Slatini: domaći film, projektor na krovu i stolice koje svako ponese kući kad padne kiša.',
    municipality: 'Tuzla',
    location: 'Slatina, krov Bloka 4',
    place: [44.5384, 18.6671],
    days: [100, 280],
    problem:
      'Kino u našem dijelu grada zatvoreno je 2009. Do najbližeg filma vozimo se četrdeset minuta, a zadnji autobus ide u devet.',
    story:
      'Prošlog augusta smo na zid garaže pustili film s posuđenog projektora. Došlo je sedamdesetak ljudi, komšije su iznijele stolice, a Fadil s petog sprata skuhao kafu za sve. Sljedeće jutro su nas pitali kad je opet.\n\nOvaj projekat je odgovor na to pitanje.',
    steps: [
      'Dogovor s kućnim savjetom o krovu i struji',
      'Izbor šest filmova, glasanjem u naselju',
      'Probno veče u maju, s dvadeset volontera',
    ],
    activities: [
      {
        name: 'Priprema krova',
        description:
          'Ograda, razvod struje i dogovor s kućnim savjetom o tišini poslije jedanaest.',
        days: [100, 130],
        volunteers: [12, 'Farbanje ograde i nošenje opreme'],
      },
      {
        name: 'Šest filmskih večeri',
        description: 'Svake druge subote film, prije filma pet minuta o projektima iz naselja.',
        days: [190, 270],
        users: [420, 'Komšije svih uzrasta, ulaz slobodan'],
      },
    ],
    budget: [
      ['Projektor', 1, 1650],
      ['Platno i nosači', 1, 780],
      ['Ozvučenje, najam', 6, 140],
      ['Prava za prikazivanje', 6, 65],
      ['Plakati i štampa', 40, 5],
    ],
    goods: [
      ['Kućni savjet Bloka 4', 'organisation', 'Usluge', 'Krov i struja za šest večeri', 600],
      ['Pekara Zlatno zrno', 'company', 'Roba', 'Kokice i kifle za svako veče', 180],
    ],
    sdgs: [11, 4],
    impact:
      'Četiristo ljudi dobije besplatno filmsko veče, a krov ostaje uređen i siguran za druge susrete.',
    target:
      'Stanovnici Slatine, posebno srednjoškolci i penzioneri koji rijetko izlaze iz naselja.',
    lasting: 'Oprema ostaje kućnom savjetu i domu mladih; posuđuje se svakoj ekipi koja vodi veče.',
    novelty: 'Program bira naselje glasanjem, a svaka stolica dolazi iz nečijeg stana.',
  },
  biciklo: {
    title: 'Biciklo-radionica za sve',
    cover: 'bicycle',
    description:
      'Garaža u Londži u kojoj svako može popraviti bicikl s našim alatom, a stare bicikle dijelimo đacima putnicima.',
    municipality: 'Zenica',
    location: 'Londža, garaža kod škole',
    place: [44.2034, 17.9077],
    days: [60, 240],
    problem:
      'Autobus do škole košta 46 KM mjesečno, a po podrumima stoji na stotine bicikala kojima treba samo lanac.',
    story:
      'Počeli smo popravljajući bicikle za komšije ispred zgrade. Kad je kiša, nema posla. Direktor škole nam je ponudio praznu garažu ako je sami uredimo.',
    steps: [
      'Čišćenje i rasvjeta u garaži',
      'Nabavka alata i tri stalka',
      'Prva subota otvorenih vrata',
    ],
    activities: [
      {
        name: 'Uređenje garaže',
        description: 'Krečenje, police, rasvjeta i sigurnosna obuka za ekipu.',
        days: [60, 80],
        volunteers: [10, 'Krečenje i sklapanje polica'],
      },
      {
        name: 'Subotnje radionice',
        description: 'Svake subote od deset do dva: popravka uz pomoć, bez naplate.',
        days: [85, 235],
        users: [260, 'Đaci i komšije s biciklima'],
      },
    ],
    budget: [
      ['Komplet alata', 2, 480],
      ['Stalak za popravku', 3, 190],
      ['Dijelovi: lanci, gume, sajle', 1, 870],
      ['Police i rasvjeta', 1, 600],
    ],
    goods: [['Osnovna škola Londža', 'institution', 'Usluge', 'Garaža na godinu dana', 1200]],
    sdgs: [11, 12],
    impact: 'Stotinu bicikala vraća se na ulicu, a trideset đaka putnika dolazi u školu bez karte.',
    target: 'Đaci putnici, komšije i svi koji imaju bicikl, a nemaju alat.',
    lasting: 'Alat ostaje školi, a subotu vode đaci viših razreda.',
    novelty:
      'Prva otvorena radionica u kantonu u kojoj se popravlja zajedno, a ne predaje serviseru.',
  },
  vrt: {
    title: 'Vrt iza škole',
    cover: 'garden',
    description:
      'Povrtnjak s navodnjavanjem na kišnicu, u kojem svaki razred ima svoju gredicu i svoj recept.',
    municipality: 'Prijedor',
    location: 'Urije, školsko dvorište',
    place: [44.9799, 16.7136],
    days: [90, 300],
    problem:
      'Iza škole je pola dunuma travnjaka na koji niko ne stupa, a u kuhinji se kupuje sve, od peršuna do salate.',
    story:
      'Na času biologije smo posijali salatu u čaše od jogurta. Nicala je brže od plana. Domarka Rada nam je pokazala gdje je nekad bio školski vrt.',
    steps: ['Mjerenje i plan gredica', 'Bure za kišnicu i cijevi', 'Sjetva po razredima'],
    activities: [
      {
        name: 'Gredice i voda',
        description: 'Dvanaest podignutih gredica i dva bureta za kišnicu.',
        days: [90, 115],
        volunteers: [24, 'Kopanje i slaganje dasaka'],
      },
      {
        name: 'Godina u vrtu',
        description: 'Svaki razred vodi svoju gredicu i dnevnik, a kuhinja preuzima berbu.',
        days: [116, 295],
        users: [310, 'Učenici i nastavnici'],
      },
    ],
    budget: [
      ['Daske za gredice', 96, 7.5],
      ['Zemlja i kompost', 14, 45],
      ['Bure i cijevi', 2, 260],
      ['Alat', 12, 24],
    ],
    goods: [['Poljoprivredna zadruga Urije', 'company', 'Roba', 'Sadnice i sjeme', 240]],
    sdgs: [2, 12],
    impact: 'Trista učenika jede ono što je samo posadilo, a travnjak postaje učionica.',
    target: 'Učenici od prvog do devetog razreda i školska kuhinja.',
    lasting: 'Vrt ulazi u godišnji plan škole i svaki prvi razred nasljeđuje gredicu.',
    novelty: 'Dnevnik gredice vodi se u paru, stariji razred s mlađim.',
  },
  radio: {
    title: 'Radio iz podruma',
    cover: 'music',
    description:
      'Omladinski radio koji emituje iz doma mladih, dva sata svako veče i cijelu subotu.',
    municipality: 'Tuzla',
    location: 'Dom mladih, podrum',
    place: [44.5375, 18.6735],
    days: [-60, 150],
    problem: 'O mladima u gradu govore svi, a oni sami nemaju mjesto na kojem se čuju.',
    story:
      'Jednu emisiju smo snimili na telefon, ispod jorgana da ne odzvanja. Preslušalo ju je hiljadu ljudi.',
    steps: ['Zvučna izolacija', 'Obuka za vođenje i montažu', 'Prvi mjesec programa'],
    activities: [
      {
        name: 'Studio',
        description: 'Izolacija, mikseta i dva mikrofona.',
        days: [-60, -20],
        volunteers: [8, 'Postavljanje izolacije'],
      },
      {
        name: 'Program',
        description: 'Četrnaest emisija sedmično koje vode srednjoškolci.',
        days: [-19, 150],
        users: [1500, 'Slušaoci u kantonu'],
      },
    ],
    budget: [
      ['Mikseta i mikrofoni', 1, 1900],
      ['Paneli za izolaciju', 30, 38],
      ['Računar za program', 1, 1100],
    ],
    goods: [['Dom mladih Tuzla', 'institution', 'Usluge', 'Prostor na tri godine', 3600]],
    sdgs: [16, 4],
    impact: 'Trideset mladih vodi vlastiti program i uči posao koji ih može zaposliti.',
    target: 'Srednjoškolci koji vole muziku, sport i novinarstvo.',
    lasting: 'Dom mladih preuzima struju i internet, a redakcija bira nove članove svake jeseni.',
    novelty: 'Jedini program u gradu u kojem uredništvo ima manje od dvadeset godina.',
  },
  obala: {
    title: 'Staza uz Jalu',
    cover: 'path',
    description: 'Osamsto metara obale koje se mogu prehodati i po kiši.',
    municipality: 'Tuzla',
    location: 'Obala Jale, od Brčanske Malte do Skvera',
    place: [44.5401, 18.6822],
    days: [-120, 60],
    problem: 'Staza svake jeseni nestane pod blatom, pa djeca iz dvije škole idu magistralom.',
    story: 'U anketi nam je 140 od 163 komšije reklo da stazu izbjegava od oktobra do aprila.',
    steps: ['Nasipanje najnižih dijelova', 'Šest klupa', 'Oznake udaljenosti'],
    activities: [
      {
        name: 'Nasipanje',
        description: 'Tri najniža dijela nasuti i nabiti, s valjkom komunalnog preduzeća.',
        days: [-120, -100],
        volunteers: [30, 'Razgrtanje i čišćenje'],
      },
      {
        name: 'Klupe i oznake',
        description: 'Šest klupa od bagrema i oznake na svakih sto metara.',
        days: [-90, 40],
        users: [900, 'Pješaci dnevno'],
      },
    ],
    budget: [
      ['Tucanik', 64, 30],
      ['Klupe, bagrem', 6, 230],
      ['Oznake i boja', 1, 460],
      ['Najam alata', 2, 180],
    ],
    goods: [['Komunalno preduzeće', 'company', 'Usluge', 'Valjak i vozač', 950]],
    sdgs: [11, 3],
    impact: 'Oko devetsto ljudi dnevno prolazi suhom stazom.',
    target: 'Đaci dvije škole, trkači i roditelji s kolicima.',
    lasting: 'Mjesna zajednica potpisala je da održava stazu pet godina.',
    novelty: 'Stazu čiste škole, po rasporedu koji su same napisale.',
  },
  prvaPomoc: {
    title: 'Prva pomoć za maturante',
    description: 'Svaki maturant u gradu prođe četiri sata prave vježbe prije vozačkog.',
    municipality: 'Tuzla',
    location: 'Četiri srednje škole',
    place: [44.5342, 18.6789],
    days: [-150, -20],
    problem: 'Prvu pomoć učimo iz knjige, a lutku za vježbu u školi niko nije vidio.',
    story: 'Kad se drugarica srušila na treningu, niko od nas dvadeset nije znao šta da radi.',
    steps: ['Obuka trenera', 'Nabavka lutki', 'Raspored po školama'],
    activities: [
      {
        name: 'Treneri',
        description: 'Osam vršnjačkih trenera s certifikatom Crvenog križa.',
        days: [-150, -120],
        volunteers: [8, 'Vršnjački treneri'],
      },
      {
        name: 'Vježbe',
        description: 'Četiri sata po odjeljenju, u malim grupama.',
        days: [-110, -25],
        users: [640, 'Maturanti'],
      },
    ],
    budget: [
      ['Lutke za vježbu', 4, 420],
      ['Defibrilator za vježbu', 1, 560],
      ['Materijal i zavoji', 1, 380],
    ],
    goods: [['Crveni križ Tuzla', 'organisation', 'Usluge', 'Obuka i certifikati', 800]],
    sdgs: [3, 4],
    impact: 'Šesto četrdeset maturanata zna dati prvu pomoć.',
    target: 'Maturanti iz četiri srednje škole.',
    lasting: 'Lutke ostaju školama, a treneri svake godine obuče nove.',
    novelty: 'Uče nas vršnjaci, ne predavanje.',
  },
} as const satisfies Record<string, ProjectSketch>;
