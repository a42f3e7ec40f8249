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
          'Farbamo ogradu, spajamo struju uz električara koji nas uči i dogovaramo pravila o tišini s kućnim savjetom.',
        days: [100, 130],
        volunteers: [12, 'Farbaju ogradu i postavljaju platno.'],
        work: [
          ['Lejla', 'Razgovara s komšijama i piše zapisnik sa sastanka kućnog savjeta.'],
          ['Emir', 'Traži ponude za projektor i vodi budžet.'],
        ],
      },
      {
        name: 'Šest filmskih večeri',
        description:
          'Svake druge subote postavljamo projektor i ozvučenje, a prije filma mladi pet minuta predstavljaju projekte iz naselja.',
        days: [190, 270],
        users: [420, 'Komšije svih uzrasta, ulaz slobodan'],
        work: [
          ['Amina', 'Vodi program i razgovor s gostima poslije filma.'],
          ['Lejla', 'Dizajnira plakate i objavljuje najave na Instagramu.'],
        ],
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
    own: 'Razglas, dvadeset stolica i četiri vikenda rada na krovu.',
    goal: 'Javni prostor koji radi navečer, bez ulaznice i bez konzumacije.',
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
        description: 'Krečimo zidove i pravimo police. Učimo i pravila zaštite na radu.',
        days: [60, 80],
        volunteers: [10, 'Kreče zidove i sklapaju police.'],
      },
      {
        name: 'Subotnje radionice',
        description:
          'Svake subote od deset do dva pokazujemo kako se popravlja bicikl: kočnice, lanci i gume, bez naplate.',
        days: [85, 235],
        users: [260, 'Đaci i komšije uče sami popraviti svoj bicikl.'],
        work: [
          ['Lejla', 'Vodi radionicu i dijeli posao.'],
          ['Emir', 'Nabavka alata, poređenje ponuda i evidencija posuđenog alata.'],
        ],
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
    own: 'Ključevi, pumpa i trideset bicikala iz podruma naših zgrada.',
    goal: 'Bicikl koji se popravi ne mora se kupiti, a ulica dobije jedno auto manje.',
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
      'Na času biologije smo posijali salatu u čaše od jogurta. Nikla je prije nego što smo napisali plan. Domarka Rada nam je pokazala gdje je nekad bio školski vrt.',
    steps: ['Mjerenje i plan gredica', 'Bure za kišnicu i cijevi', 'Sjetva po razredima'],
    activities: [
      {
        name: 'Gredice i voda',
        description:
          'Pravimo dvanaest gredica od dasaka i postavljamo sistem za navodnjavanje na kišnicu.',
        days: [90, 115],
        volunteers: [24, 'Kopaju gredice i režu daske.'],
      },
      {
        name: 'Godina u vrtu',
        description:
          'Svaki razred sadi povrće na svojoj gredici i vodi dnevnik vrta, a kuhinja preuzima berbu.',
        days: [116, 295],
        users: [310, 'Učenici uče saditi povrće i kompostirati.'],
        work: [['Emir', 'Vodi radionice o kompostiranju i pravi raspored po razredima.']],
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
    own: 'Motike iz domaćinstava i stajnjak s tri porodične farme.',
    goal: 'Hrana stiže iz dvorišta, a otpad iz kuhinje vraća se u gredice.',
    impact: 'Trista učenika jede ono što je samo posadilo, a travnjak postaje učionica.',
    target: 'Učenici od prvog do devetog razreda i školska kuhinja.',
    lasting: 'Vrt ulazi u godišnji plan škole i svaki prvi razred nasljeđuje gredicu.',
    novelty: 'Dnevnik gredice vodi se u paru, stariji razred s mlađim.',
  },
  sah: {
    title: 'Šah na keju',
    description:
      'Deset kamenih stolova za šah na šetalištu uz Neretvu, gdje će djedovi i osnovci igrati jedni protiv drugih.',
    municipality: 'Mostar',
    location: 'Šetalište uz Neretvu',
    place: [43.3421, 17.8128],
    days: [60, 240],
    problem:
      'Na šetalištu su samo klupe okrenute od vode. Stariji igraju na kartonu preko koljena, a mladi prolaze s telefonom u ruci.',
    story:
      'Deda Mirsad je tri ljeta nosio šahovsku ploču na kej i čekao protivnika. Kad smo jednom sjeli, za pola sata je oko nas bilo dvadesetak ljudi.',
    steps: ['Dozvola grada za stolove', 'Klesanje ploča s majstorom', 'Prvi turnir na keju'],
    activities: [
      {
        name: 'Stolovi',
        description: 'S klesarom pravimo ploče i postavljamo deset stolova uz šetalište.',
        days: [60, 120],
        volunteers: [14, 'Kopaju temelje i nose ploče.'],
      },
      {
        name: 'Turniri',
        description: 'Svake druge nedjelje igra se turnir u parovima, jedan stariji i jedan mlađi.',
        days: [121, 235],
        users: [180, 'Igrači od osam do osamdeset godina'],
      },
    ],
    budget: [
      ['Kamene ploče', 10, 115],
      ['Postolja i beton', 10, 62],
      ['Figure i satovi', 12, 28],
    ],
    goods: [['Klesar Bunić', 'company', 'Usluge', 'Rad na pločama', 380]],
    sdgs: [11, 3],
    own: 'Četiri subote rada i alat iz dvije radionice.',
    goal: 'Javno mjesto na kojem se različite generacije sreću bez povoda i bez troška.',
    impact: 'Kej dobija mjesto za sjedenje i razgovor, a grad redovan susret dviju generacija.',
    target: 'Penzioneri i osnovci iz naselja uz Neretvu.',
    lasting: 'Šahovski klub preuzima figure i raspored turnira.',
    novelty: 'Parovi se izvlače tako da u svakom igraju stariji i mlađi.',
  },
  pozornica: {
    title: 'Pozornica u Ljubiji',
    cover: 'music',
    description:
      'Drvena pozornica u parku iza doma kulture, za školske priredbe, svirke i ljetno kino.',
    municipality: 'Prijedor',
    location: 'Park iza doma kulture, Ljubija',
    place: [44.9323, 16.6207],
    days: [55, 230],
    problem:
      'Dom kulture je zatvoren otkako krov prokišnjava, pa školski hor i dva benda nemaju gdje nastupiti.',
    story:
      'Prošlog ljeta smo svirali s prikolice traktora. Došlo je dvjesto ljudi i pitalo kad je sljedeća svirka.',
    steps: ['Saglasnost mjesne zajednice', 'Temelji i pod', 'Prva priredba'],
    activities: [
      {
        name: 'Gradnja',
        description: 'S tesarom postavljamo temelje, pod i nadstrešnicu.',
        days: [55, 120],
        volunteers: [12, 'Nose građu i farbaju.'],
      },
      {
        name: 'Program',
        description: 'Jednom mjesečno nastupa neko iz sela ili okoline.',
        days: [121, 225],
        users: [600, 'Publika iz Ljubije i okolnih sela'],
      },
    ],
    budget: [
      ['Građa za pod i nadstrešnicu', 1, 980],
      ['Beton i okovi', 1, 340],
      ['Rasvjeta', 8, 40],
    ],
    goods: [['Pilana Ljubija', 'company', 'Roba', 'Letve za ogradu', 160]],
    sdgs: [11, 4],
    own: 'Tri vikenda rada i traktor s prikolicom.',
    goal: 'Selo dobija javno mjesto na kojem se mladi okupljaju i nastupaju.',
    impact: 'Priredbe i svirke ostaju u selu i kad je dom kulture zatvoren.',
    target: 'Učenici, bendovi i porodice iz Ljubije.',
    lasting: 'Mjesna zajednica preuzima održavanje, a škola raspored priredbi.',
    novelty: 'Pozornica se rastavlja prije zime, pa traje duplo duže.',
  },
  radio: {
    title: 'Radio iz podruma',
    cover: 'music',
    description:
      'Omladinski radio koji emituje iz doma mladih, dva sata svako veče i cijelu subotu.',
    municipality: 'Tuzla',
    location: 'Dom mladih, podrum',
    place: [44.5375, 18.6735],
    days: [14, 220],
    problem: 'O mladima u gradu govore svi, a oni sami nemaju mjesto na kojem se čuju.',
    story:
      'Jednu emisiju smo snimili na telefon, ispod jorgana da ne odzvanja. Preslušalo ju je hiljadu ljudi.',
    steps: ['Zvučna izolacija', 'Obuka za vođenje i montažu', 'Prvi mjesec programa'],
    activities: [
      {
        name: 'Studio',
        description: 'Izolacija, mikseta i dva mikrofona.',
        days: [14, 50],
        volunteers: [8, 'Postavljanje izolacije'],
      },
      {
        name: 'Program',
        description: 'Četrnaest emisija sedmično koje vode srednjoškolci.',
        days: [51, 215],
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
    own: 'Tri mikrofona, montaža na našim računarima i dežurstva svako veče.',
    goal: 'Mladi govore o odlukama koje ih se tiču, pred mikrofonom koji je njihov.',
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
    days: [-100, 60],
    problem: 'Staza svake jeseni nestane pod blatom, pa djeca iz dvije škole idu magistralom.',
    story: 'U anketi nam je 140 od 163 komšije reklo da stazu izbjegava od oktobra do aprila.',
    steps: ['Nasipanje najnižih dijelova', 'Šest klupa', 'Oznake udaljenosti'],
    activities: [
      {
        name: 'Nasipanje',
        description:
          'Čistimo obalu Jale i uređujemo stazu: tri najniža dijela nasipamo i nabijamo.',
        days: [-100, 20],
        volunteers: [30, 'Čiste obalu i razvrstavaju otpad.'],
        work: [
          ['Amina', 'Okuplja volontere i dijeli posao po subotama.'],
          ['Emir', 'Piše molbu komunalnom preduzeću i vodi evidenciju troškova.'],
        ],
      },
      {
        name: 'Klupe i oznake',
        description: 'Pravimo šest klupa od bagrema i markiramo stazu na svakih sto metara.',
        days: [-75, 40],
        users: [900, 'Pješaci dnevno'],
        work: [
          ['Emir', 'Crta oznake i anketira pješake.'],
          ['Amina', 'Brusi daske i sklapa klupe.'],
        ],
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
    own: 'Trideset volontera, lopate i dvije radne subote mjesečno.',
    goal: 'Pješak dobija put na kojem ga auto ne tjera u blato.',
    impact: 'Do škole i posla se suhom nogom stigne i u novembru.',
    target: 'Đaci dvije škole, trkači i roditelji s kolicima.',
    lasting: 'Mjesna zajednica potpisala je da održava stazu pet godina.',
    novelty: 'Stazu čiste đaci dvije škole, po rasporedu koji su sami napisali.',
  },
  prvaPomoc: {
    title: 'Prva pomoć za maturante',
    description: 'Svi maturanti u gradu prođu četiri sata prave vježbe, prije vozačkog ispita.',
    municipality: 'Tuzla',
    location: 'Četiri srednje škole',
    place: [44.5342, 18.6789],
    days: [-120, -20],
    problem: 'Prvu pomoć učimo iz knjige, a lutku za vježbu u školi niko nije vidio.',
    story: 'Kad se drugarica srušila na treningu, niko od nas dvadeset nije znao šta da radi.',
    steps: ['Obuka trenera', 'Nabavka lutki', 'Raspored po školama'],
    activities: [
      {
        name: 'Treneri',
        description:
          'Osam vršnjačkih trenera uči prvu pomoć s Crvenim križem i vježba kako voditi radionicu.',
        days: [-120, -105],
        volunteers: [8, 'Vršnjački treneri uče oživljavanje na lutki.'],
        work: [
          ['Amina', 'Dogovara saradnju sa školama i pravi raspored vježbi.'],
          ['Amina', 'Piše budžet i traži ponude za lutke.'],
        ],
      },
      {
        name: 'Vježbe',
        description:
          'Vršnjaci vode radionice prve pomoći, četiri sata po odjeljenju. Poslije svake vježbe maturanti ispunjavaju anketu.',
        days: [-100, -25],
        users: [640, 'Maturanti vježbaju prvu pomoć na lutki.'],
        work: [
          ['Amina', 'Govori pred razredom i vodi zapisnik o vježbama.'],
          ['Amina', 'Piše završni izvještaj za banku.'],
        ],
      },
    ],
    budget: [
      ['Lutke za vježbu', 4, 420],
      ['Defibrilator za vježbu', 1, 560],
      ['Materijal i zavoji', 1, 380],
    ],
    goods: [['Crveni križ Tuzla', 'organisation', 'Usluge', 'Obuka i certifikati', 800]],
    sdgs: [3, 4],
    own: 'Dva školska kabineta i satnica naših profesora biologije.',
    goal: 'Znanje koje spašava život uči se prije nego što zatreba.',
    impact: 'U svakom odjeljenju završnih razreda neko zna šta da radi dok hitna ne stigne.',
    target: 'Maturanti iz četiri srednje škole.',
    lasting: 'Lutke ostaju školama, a treneri svake godine obuče nove.',
    novelty: 'Uče nas vršnjaci, ne predavanje.',
  },
} as const satisfies Record<string, ProjectSketch>;
