/** A demo bank; its people by name, role in both languages, kind and, where they have one, account. */
export interface DemoBank {
  readonly slug: string;
  readonly name: string;
  readonly municipality: string;
  readonly bhs: string;
  readonly en: string;
  readonly foundedOn: string;
  readonly place: readonly [latitude: number, longitude: number];
  readonly story: { readonly bhs: string; readonly en: string };
  readonly address: { readonly bhs: string; readonly en: string };
  readonly phone: string;
  readonly people: readonly (readonly [
    name: string,
    bhs: string,
    en: string,
    kind: 'committee' | 'staff',
    account?: string,
  ])[];
}

export const demoBanks: readonly DemoBank[] = [
  {
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    bhs: 'Od 2011. mladi u Tuzli odlučuju kome ide novac za ideje iz naselja. Do danas: sale za probe, uređene obale, radionice i jedno kino na krovu.',
    en: 'Since 2011 young people in Tuzla have decided which neighbourhood ideas get money. So far: rehearsal rooms, riverbanks, workshops and one rooftop cinema.',
    foundedOn: '2011-05-14',
    place: [44.5376, 18.6739],
    story: {
      bhs: 'Počelo je 2011. s jednom šupom punom neispravnih bicikala i molbom koju niko nije znao kome da preda.\n\nSedmero nas je tada skupilo 1.800 KM i popravilo igralište na Mejdanu. Sljedeće godine općina je rekla: nastavite, ali birajte javno.\n\nZato svaka prijava ima ocjene, najniže i najviše imaju obrazloženje, a odbor se mijenja svake godine.',
      en: 'It began in 2011 with a shed full of broken bicycles and a request that nobody knew where to hand in.\n\nSeven of us raised 1,800 KM and repaired the playground on Mejdan. The next year the municipality said: carry on, but choose in public.\n\nThat is why every application has scores, the lowest and the highest come with reasons, and the board changes every year.',
    },
    address: {
      bhs: 'Dom mladih, Bosne Srebrene bb, drugi sprat. Vrata su otvorena utorkom i četvrtkom od 16 do 19.',
      en: 'The youth centre, Bosne Srebrene bb, second floor. Open on Tuesdays and Thursdays from 4 to 7 p.m.',
    },
    phone: '+387 35 000 111',
    people: [
      ['Dino Smajić', 'član odbora', 'board member', 'committee', 'odbor1'],
      ['Nejra Hukić', 'članica odbora', 'board member', 'committee', 'odbor2'],
      ['Stefan Petrović', 'član odbora', 'board member', 'committee', 'odbor3'],
      ['Lejla Tokić', 'članica odbora', 'board member', 'committee'],
      ['Nedim Kapić', 'član odbora', 'board member', 'committee'],
      ['Dženana Suljić', 'voditeljica', 'lead', 'staff', 'voditelj'],
      ['Merima Kovačević', 'koordinatorica', 'coordinator', 'staff', 'koordinator'],
    ],
  },
  {
    slug: 'zenica',
    name: 'Omladinska banka Zenica',
    municipality: 'Zenica',
    bhs: 'Banka u gradu čelika ulaže u prostore gdje se ljudi druže: igrališta, klupe, murale i radionice koje ostaju otvorene i zimi.',
    en: 'The bank in the steel town invests in places where people meet: playgrounds, benches, murals and workshops that stay open in winter.',
    foundedOn: '2014-09-20',
    place: [44.2017, 17.9078],
    story: {
      bhs: 'Prvi sastanak je bio u hali gdje se nekad pakovala žica. Grijanja nije bilo, ali je došlo četrdesetoro mladih.\n\nOtad gradimo mjesta na kojima se može sjediti, a da se ništa ne kupi: klupe, igrališta, radionice.',
      en: 'The first meeting was in a hall where wire was once packed. There was no heating, yet forty young people came.\n\nSince then we have built places where you can sit without buying anything: benches, playgrounds, workshops.',
    },
    address: {
      bhs: 'Londža 4, prizemlje, ulaz kod škole. Ponedjeljkom i srijedom od 15 do 18.',
      en: 'Londža 4, ground floor, entrance by the school. Mondays and Wednesdays from 3 to 6 p.m.',
    },
    phone: '+387 32 000 222',
    people: [
      ['Armin Zukić', 'član odbora', 'board member', 'committee', 'armin'],
      ['Hana Delalić', 'članica odbora', 'board member', 'committee', 'hana'],
      ['Marko Grgić', 'član odbora', 'board member', 'committee'],
      ['Ajla Spahić', 'članica odbora', 'board member', 'committee'],
      ['Elma Čolaković', 'koordinatorica', 'coordinator', 'staff', 'elma'],
    ],
  },
  {
    slug: 'mostar',
    name: 'Omladinska banka Mostar',
    municipality: 'Mostar',
    bhs: 'Podržavamo timove s obje obale Neretve. Najdraže su nam prijave u kojima se prvi put sretnu dvije škole ili dva naselja.',
    en: 'We support teams from both banks of the Neretva. Our favourites are applications in which two schools or two neighbourhoods meet for the first time.',
    foundedOn: '2015-04-18',
    place: [43.3375, 17.815],
    story: {
      bhs: 'Dvije škole, dva rasporeda i jedan most. Prvi projekat bio je zajednički čas muzike koji nijedna škola nije imala gdje držati.\n\nDanas svaka prijava koju podržimo ima ekipu s obje obale.',
      en: 'Two schools, two timetables and one bridge. The first project was a music lesson together that neither school had room for.\n\nToday every application we support has a team from both banks.',
    },
    address: {
      bhs: 'Centar za kulturu, Rade Bitange 13. Utorkom od 17 do 19, subotom od 10 do 12.',
      en: 'The cultural centre, Rade Bitange 13. Tuesdays from 5 to 7 p.m., Saturdays from 10 a.m. to noon.',
    },
    phone: '+387 36 000 333',
    people: [
      ['Lucija Marić', 'članica odbora', 'board member', 'committee', 'lucija'],
      ['Adnan Ćatić', 'član odbora', 'board member', 'committee', 'adnan'],
      ['Sara Vego', 'članica odbora', 'board member', 'committee'],
      ['Tarik Humo', 'član odbora', 'board member', 'committee'],
      ['Ines Raguž', 'koordinatorica', 'coordinator', 'staff', 'ines'],
    ],
  },
  {
    slug: 'bihac',
    name: 'Omladinska banka Bihać',
    municipality: 'Bihać',
    bhs: 'Uz Unu nastaju projekti o rijeci, turizmu i prvom poslu. Plavi grant pomaže da ideja dobije prvog kupca.',
    en: 'Along the Una, projects grow around the river, tourism and first jobs. The blue grant helps an idea find its first customer.',
    foundedOn: '2016-06-04',
    place: [44.8169, 15.8697],
    story: {
      bhs: 'Una je ovdje prvi posao: čamci, vodiči, sir, drvo. Falio je samo neko ko će prvi uložiti u ekipu od osamnaest godina.\n\nZato naša banka najviše voli ideje koje već imaju jednog kupca.',
      en: 'Here the Una is the first job: boats, guides, cheese, wood. What was missing was somebody to be the first to invest in a team of eighteen-year-olds.\n\nThat is why our bank likes best the ideas that already have one customer.',
    },
    address: {
      bhs: 'Omladinski centar, Bosanska 8, prvi sprat. Srijedom i petkom od 16 do 19.',
      en: 'The youth centre, Bosanska 8, first floor. Wednesdays and Fridays from 4 to 7 p.m.',
    },
    phone: '+387 37 000 444',
    people: [
      ['Emina Ružnić', 'članica odbora', 'board member', 'committee', 'emina'],
      ['Haris Felić', 'član odbora', 'board member', 'committee', 'felic'],
      ['Lamija Begić', 'članica odbora', 'board member', 'committee'],
      ['Kenan Muslić', 'koordinator', 'coordinator', 'staff', 'kenan'],
    ],
  },
  {
    slug: 'prijedor',
    name: 'Omladinska banka Prijedor',
    municipality: 'Prijedor',
    bhs: 'Male škole, sela i mjesne zajednice ovdje imaju isto pravo glasa kao centar grada. Svake godine podržimo barem tri sela.',
    en: 'Small schools, villages and local communities have the same say here as the town centre. We back at least three villages every year.',
    foundedOn: '2013-10-12',
    place: [44.9799, 16.714],
    story: {
      bhs: 'Autobus u naša sela ide dva puta dnevno, a sastanci banke nekad su bili samo u gradu. Prvo što smo promijenili bilo je mjesto sastanka.\n\nOdbor se sada sastaje svaki mjesec u drugoj mjesnoj zajednici.',
      en: 'The bus to our villages runs twice a day, and the bank once met in town only. The first thing we changed was where we meet.\n\nNow the board meets in another local community every month.',
    },
    address: {
      bhs: 'Gradska biblioteka, Vožda Karađorđa 18, čitaonica. Svaki prvi četvrtak u mjesecu od 17 sati.',
      en: 'The town library, Vožda Karađorđa 18, reading room. The first Thursday of each month from 5 p.m.',
    },
    phone: '+387 52 000 555',
    people: [
      ['Milica Babić', 'članica odbora', 'board member', 'committee', 'milica'],
      ['Ognjen Savić', 'član odbora', 'board member', 'committee', 'ognjen'],
      ['Ajna Kahrimanović', 'članica odbora', 'board member', 'committee'],
      ['Nikola Vokić', 'član odbora', 'board member', 'committee'],
      ['Bojan Vidović', 'koordinator', 'coordinator', 'staff', 'bojan'],
    ],
  },
  {
    slug: 'gorazde',
    name: 'Omladinska banka Goražde',
    municipality: 'Goražde',
    bhs: 'Najmlađa banka u mreži. Prvi krug donio je stazu uz Drinu i čitaonicu koju vode srednjoškolci.',
    en: 'The youngest bank of the network. Its first round brought a path along the Drina and a reading room run by secondary-school students.',
    foundedOn: '2024-03-09',
    place: [43.6675, 18.9761],
    story: {
      bhs: 'Najmlađi smo u mreži. Prvu godinu proveli smo pitajući ljude na mostu šta im fali, a odgovore zapisivali na papir za pakovanje.\n\nNajčešće je pisalo: mjesto za učenje i staza bez auta.',
      en: 'We are the youngest in the network. We spent our first year asking people on the bridge what they lacked, and wrote the answers on wrapping paper.\n\nMost often they said: a place to study and a path without cars.',
    },
    address: {
      bhs: 'Zgrada stare pošte, Titova 2, prizemlje. Petkom od 15 do 18.',
      en: 'The old post office, Titova 2, ground floor. Fridays from 3 to 6 p.m.',
    },
    phone: '+387 38 000 666',
    people: [
      ['Amar Forto', 'član odbora', 'board member', 'committee', 'amar'],
      ['Melisa Hrelja', 'članica odbora', 'board member', 'committee', 'melisa'],
      ['Dalila Pijalović', 'članica odbora', 'board member', 'committee'],
      ['Selma Forto', 'koordinatorica', 'coordinator', 'staff', 'selma'],
    ],
  },
];
