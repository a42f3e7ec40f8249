export const demoBanks = [
  {
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    bhs: 'Od 2011. mladi u Tuzli odlučuju kome ide novac za ideje iz naselja. Do danas: sale za probe, uređene obale, radionice i jedno kino na krovu.',
    en: 'Since 2011 young people in Tuzla have decided which neighbourhood ideas get money. So far: rehearsal rooms, riverbanks, workshops and one rooftop cinema.',
  },
  {
    slug: 'zenica',
    name: 'Omladinska banka Zenica',
    municipality: 'Zenica',
    bhs: 'Banka u gradu čelika ulaže u prostore gdje se ljudi druže: igrališta, klupe, murale i radionice koje ostaju otvorene i zimi.',
    en: 'The bank in the steel town invests in places where people meet: playgrounds, benches, murals and workshops that stay open in winter.',
  },
  {
    slug: 'mostar',
    name: 'Omladinska banka Mostar',
    municipality: 'Mostar',
    bhs: 'Podržavamo timove s obje obale Neretve. Najdraže su nam prijave u kojima se prvi put sretnu dvije škole ili dva naselja.',
    en: 'We support teams from both banks of the Neretva. Our favourites are applications in which two schools or two neighbourhoods meet for the first time.',
  },
  {
    slug: 'bihac',
    name: 'Omladinska banka Bihać',
    municipality: 'Bihać',
    bhs: 'Uz Unu nastaju projekti o rijeci, turizmu i prvom poslu. Plavi grant pomaže da ideja dobije prvog kupca.',
    en: 'Along the Una, projects grow around the river, tourism and first jobs. The blue grant helps an idea find its first customer.',
  },
  {
    slug: 'prijedor',
    name: 'Omladinska banka Prijedor',
    municipality: 'Prijedor',
    bhs: 'Male škole, sela i mjesne zajednice ovdje imaju isto pravo glasa kao centar grada. Svake godine podržimo barem tri sela.',
    en: 'Small schools, villages and local communities have the same say here as the town centre. We back at least three villages every year.',
  },
  {
    slug: 'gorazde',
    name: 'Omladinska banka Goražde',
    municipality: 'Goražde',
    bhs: 'Najmlađa banka u mreži. Prvi krug donio je stazu uz Drinu i čitaonicu koju vode srednjoškolci.',
    en: 'The youngest bank of the network. Its first round brought a path along the Drina and a reading room run by secondary-school students.',
  },
] as const;
