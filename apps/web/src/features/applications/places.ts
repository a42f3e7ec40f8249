/** A point as the application keeps it, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A municipality, town or village of Bosnia and Herzegovina and about where its centre is. */
export interface Place extends Point {
  readonly name: string;
}

/** Name, latitude, longitude; most from GeoNames (geonames.org, CC BY 4.0). */
const places: readonly Place[] = `
Balatun 44.863 19.339, Banovići 44.406 18.526, Banja Luka 44.778 17.194, Barice 44.541 18.481,
Berkovići 43.095 18.170, Bihać 44.817 15.871, Bijela 43.609 17.951, Bijeljina 44.759 19.214,
Bila 43.783 16.927, Bileća 42.876 18.430, Blagaj 43.259 17.888, Blatnica 44.487 17.823,
Bosanska Krupa 44.883 16.151, Bosanski Petrovac 44.555 16.369, Bosansko Grahovo 44.179 16.364,
Bratunac 44.185 19.331, Brčko 44.870 18.810, Breza 44.019 18.261, Brka 44.828 18.724,
Brod 45.137 17.987, Bronzani Majdan 44.792 16.940, Bugojno 44.057 17.451, Busovača 44.098 17.878,
Bužim 45.054 16.033, Cazin 44.967 15.943, Centar Sarajevo 43.859 18.414, Cim 43.354 17.780,
Crnići 43.132 17.865, Čajniče 43.557 19.072, Čapljina 43.121 17.684, Čečava 44.680 17.758,
Čelić 44.725 18.815, Čelinac 44.725 17.324, Čitluk 43.229 17.701, Ćoralići 45.007 15.872,
Derventa 44.978 17.908, Divičani 44.367 17.327, Doboj 44.732 18.087, Doboj Istok 44.733 18.189,
Doboj Jug 44.688 18.049, Dobretići 44.378 17.414, Dobrinje 44.050 18.120, Dobrljin 45.151 16.479,
Domaljevac-Šamac 45.061 18.586, Donja Dubica 45.076 18.410, Donja Mahala 45.043 18.670,
Donja Međiđa 44.802 18.405, Donji Vakuf 44.144 17.400, Donji Žabar 44.943 18.647,
Drežnica 43.529 17.281, Drinić 44.507 16.467, Drinovci 43.355 17.325, Drvar 44.374 16.381,
Dubrave Donje 44.481 18.697, Dubrave Gornje 44.472 18.727, Dubravica 44.441 18.119,
Dvorovi 44.808 19.260, Foča 43.506 18.779, Foča-Ustikolina 43.583 18.791, Fojnica 43.960 17.903,
Gacko 43.167 18.535, Glamoč 44.046 16.849, Gnojnica 44.621 18.447, Goražde 43.668 18.976,
Gorica 43.418 17.285, Gornja Koprivna 45.011 15.955, Gornja Tuzla 44.557 18.762,
Gornje Moštre 44.019 18.155, Gornji Ribnik 44.418 16.817, Gornji Vakuf-Uskoplje 43.938 17.588,
Gostovići 44.411 18.170, Gračanica 44.703 18.310, Gradačac 44.879 18.428, Gradiška 45.145 17.255,
Gromiljak 43.967 18.055, Grude 43.372 17.414, Hadžići 43.822 18.207, Han Pijesak 44.082 18.953,
Hiseti 44.761 17.179, Hotonj 43.893 18.378, Hreša 43.878 18.497, Ilići 43.348 17.768,
Ilidža 43.829 18.300, Ilijaš 43.951 18.271, Istočna Ilidža 43.801 18.357,
Istočni Drvar 44.393 16.620,
Istočni Stari Grad 43.878 18.497, Istočno Novo Sarajevo 43.827 18.383, Izačić 44.875 15.783,
Jablanica 43.660 17.762, Jajce 44.342 17.271, Janja 44.666 19.247, Jelah 44.654 17.959,
Jezero 44.350 17.169, Jezerski 44.982 16.094, Kačuni 44.064 17.939, Kakanj 44.133 18.123,
Kalenderovci Donji 44.947 17.838, Kalesija 44.438 18.907, Kalinovik 43.505 18.446,
Karadaglije 44.571 18.018, Kiseljak 43.943 18.081, Kladanj 44.227 18.693, Klokotnica 44.733 18.189,
Ključ 44.533 16.777, Kneževo 44.491 17.382, Knežica 45.105 16.677, Kobilja Glava 43.882 18.389,
Kočerin 43.390 17.486, Konjic 43.651 17.961, Kopači 43.678 19.028, Kostajnica 45.220 16.539,
Kotor Varoš 44.618 17.372, Kovači 44.449 18.205, Kozarska Dubica 45.177 16.809,
Kreševo 43.866 18.043, Krupa na Uni 44.890 16.325, Krupa na Vrbasu 44.619 17.144,
Kupres 43.993 17.276, Laktaši 44.909 17.301, Lamovita 44.920 16.899, Liješnica 44.495 18.076,
Livno 43.827 17.007, Lokvine 44.205 17.857, Lopare 44.635 18.843, Lukavac 44.542 18.526,
Lukavica 44.765 18.169, Ljubinje 42.951 18.087, Ljubuški 43.197 17.545, Maglaj 44.548 18.100,
Maglajani 44.950 17.350, Mala Kladuša 45.134 15.852, Malešići 44.738 18.273, Marićka 44.868 16.855,
Maslovare 44.566 17.532, Matuzići 44.688 18.049, Milići 44.170 19.092, Mionica 44.866 18.466,
Modriča 44.957 18.302, Mostar 43.343 17.808, Mramor 44.592 18.565, Mrkonjić Grad 44.417 17.083,
Neum 42.923 17.616, Nevesinje 43.259 18.113, Novi Grad 45.046 16.378,
Novi Grad Sarajevo 43.849 18.370, Novi Šeher 44.510 18.026, Novi Travnik 44.171 17.658,
Novo Goražde 43.678 19.028, Novo Sarajevo 43.850 18.392, Obudovac 44.952 18.599,
Odžak 45.025 18.321, Olovo 44.128 18.581, Omanjska 44.698 17.958, Omarska 44.892 16.898,
Orahovica Donja 44.653 18.370, Orašac 44.630 16.074, Orašje 45.034 18.693, Orguz 43.774 16.863,
Osmaci 44.402 18.916, Ostrožac 44.909 15.940, Oštra Luka 44.860 16.661, Otoka 44.960 16.179,
Pajić Polje 43.976 17.527, Pale 43.817 18.569, Pale-Prača 43.764 18.765, Pazarić 43.789 18.160,
Peći 44.631 16.782, Pećigrad 45.054 15.897, Pelagićevo 44.901 18.592, Petkovci 44.468 19.075,
Petrovac 44.507 16.467, Petrovo 44.628 18.353, Piskavica 44.867 16.975, Pjanići 44.986 15.823,
Podbrdo 44.442 17.015, Podhum 43.723 16.999, Podzvizd 45.174 15.874, Polje-Bijela 43.633 17.972,
Popovi 44.765 19.287, Posušje 43.473 17.326, Potoci 43.410 17.879, Pribinić 44.610 17.690,
Priboj 44.602 18.932, Prijedor 44.980 16.714, Prnjavor 44.870 17.663, Prozor-Rama 43.822 17.609,
Puračić 44.546 18.479, Radišići 43.223 17.541, Ravno 42.887 17.966, Ribnik 44.418 16.817,
Rodoč 43.315 17.803, Rogatica 43.799 19.004, Rudo 43.618 19.367, Rumboci 43.832 17.503,
Sanica 44.614 16.641, Sanski Most 44.767 16.667, Sapna 44.504 18.998, Sarajevo 43.859 18.413,
Skokovi 45.031 15.914, Sladna 44.729 18.426, Sokolac 43.938 18.801, Solina 44.562 18.693,
Srbac 45.097 17.523, Srebrenica 44.107 19.297, Srebrenik 44.708 18.488, Stanari 44.745 17.827,
Stari Grad Sarajevo 43.859 18.431, Stijena 44.936 16.022, Stjepan-Polje 44.716 18.258,
Stolac 43.084 17.960, Stupari 44.314 18.684, Svodna 45.038 16.540, Svojat 44.395 18.738,
Šamac 45.060 18.468, Šekovići 44.299 18.855, Šerići 44.467 18.564, Šipovo 44.282 17.086,
Široki Brijeg 43.383 17.594, Šturlić 45.064 15.778, Šumatac 45.097 15.858, Tasovčići 43.113 17.720,
Teočak 44.603 18.980, Teslić 44.606 17.860, Tešanj 44.612 17.986, Tešanjka 44.672 18.011,
Todorovo 45.088 15.931, Tojšići 44.501 18.785, Tomislavgrad 43.718 17.225, Travnik 44.226 17.666,
Trebinje 42.712 18.344, Trn 44.858 17.236, Trnovo 43.666 18.446, Tržačka Raštela 44.976 15.785,
Turbe 44.244 17.575, Tuzla 44.538 18.667, Ugljevik 44.678 19.034, Usora 44.698 17.958,
Vareš 44.164 18.328, Varoška Rijeka 45.089 16.019, Velagići 44.556 16.733,
Velika Kladuša 45.185 15.806, Velika Obarska 44.805 19.162, Vidoši 43.771 17.028,
Visoko 43.989 18.178, Višegrad 43.783 19.293, Vitez 44.154 17.790, Vitina 43.237 17.484,
Vlasenica 44.182 18.941, Vogošća 43.902 18.344, Voljevac 43.879 17.659, Vozuća 44.359 18.354,
Vrnograč 45.164 15.954, Vukosavlje 44.985 18.292, Vukovije Donje 44.462 18.749,
Zabrišće 43.792 16.942, Zavidovići 44.446 18.150, Zborište 45.146 16.017, Zenica 44.202 17.904,
Zvornik 44.386 19.102, Željezno Polje 44.399 17.941, Žepče 44.427 18.038, Živinice 44.449 18.650
`
  .trim()
  .split(/,\s+/)
  .map((line) => {
    const words = line.split(' ');
    const [lng = 0, lat = 0] = [words.pop(), words.pop()].map(Number);
    return { name: words.join(' '), lat, lng };
  });

/** As one types it who has no letters with marks. */
const bare = (text: string) =>
  text.trim().toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');

/** Latitude and longitude as maps give them to be copied. */
const degrees = /^(-?\d{1,2}\.\d+)[,;\s]+(-?\d{1,3}\.\d+)$/;

/**
 * The places that words may mean: those that begin with them first, then those that hold them; for
 * degrees the very point.
 */
export function findPlaces(words: string, most = 6): readonly Place[] {
  const [name, lat, lng] = degrees.exec(words.trim()) ?? [];
  if (name && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180) {
    return [{ name, lat: Number(lat), lng: Number(lng) }];
  }
  const wanted = bare(words);
  if (wanted.length < 2) return [];
  const at = ({ name }: Place) => bare(name).indexOf(wanted);
  const begin = places.filter((place) => at(place) === 0);
  return [...begin, ...places.filter((place) => at(place) > 0)].slice(0, most);
}

export const placeNamed = (name: string): Place | undefined =>
  places.find((place) => bare(place.name) === bare(name));

/** Kilometres from one point to another; as good as exact within the country. */
export function kilometres(from: Point, to: Point): number {
  const perDegree = 111.2;
  const narrower = Math.cos(((from.lat + to.lat) / 2) * (Math.PI / 180));
  return perDegree * Math.hypot(from.lat - to.lat, (from.lng - to.lng) * narrower);
}

/** The place whose centre is nearest. */
export const nearestPlace = (point: Point): { place: Place; away: number } =>
  places
    .map((place) => ({ place, away: kilometres(point, place) }))
    .reduce((best, one) => (one.away < best.away ? one : best));
