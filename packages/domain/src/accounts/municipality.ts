import { searchable } from '../search.ts';

/** Municipalities of Bosnia and Herzegovina, in the order of the alphabet. */
export const municipalities: readonly string[] = `
Banovići, Banja Luka, Berkovići, Bihać, Bijeljina, Bileća, Bosanska Krupa, Bosanski Petrovac,
Bosansko Grahovo, Bratunac, Brčko, Breza, Brod, Bugojno, Busovača, Bužim, Cazin, Centar Sarajevo,
Čajniče, Čapljina, Čelić, Čelinac, Čitluk, Derventa, Doboj, Doboj Istok, Doboj Jug, Dobretići,
Domaljevac-Šamac, Donji Vakuf, Donji Žabar, Drvar, Foča, Foča-Ustikolina, Fojnica, Gacko, Glamoč,
Goražde, Gornji Vakuf-Uskoplje, Gračanica, Gradačac, Gradiška, Grude, Hadžići, Han Pijesak, Ilidža,
Ilijaš, Istočna Ilidža, Istočni Drvar, Istočni Mostar, Istočni Stari Grad, Istočno Novo Sarajevo,
Jablanica, Jajce, Jezero, Kakanj, Kalesija, Kalinovik, Kiseljak, Kladanj, Ključ, Kneževo, Konjic,
Kostajnica, Kotor Varoš, Kozarska Dubica, Kreševo, Krupa na Uni, Kupres, Laktaši, Livno, Lopare,
Lukavac, Ljubinje, Ljubuški, Maglaj, Milići, Modriča, Mostar, Mrkonjić Grad, Neum, Nevesinje,
Novi Grad, Novi Grad Sarajevo, Novi Travnik, Novo Goražde, Novo Sarajevo, Odžak, Olovo, Orašje,
Osmaci, Oštra Luka, Pale, Pale-Prača, Pelagićevo, Petrovac, Petrovo, Posušje, Prijedor, Prnjavor,
Prozor-Rama, Ravno, Ribnik, Rogatica, Rudo, Sanski Most, Sapna, Sokolac, Srbac, Srebrenica,
Srebrenik, Stanari, Stari Grad Sarajevo, Stolac, Šamac, Šekovići, Šipovo, Široki Brijeg, Teočak,
Teslić, Tešanj, Tomislavgrad, Travnik, Trebinje, Trnovo, Tuzla, Ugljevik, Usora, Vareš,
Velika Kladuša, Visoko, Višegrad, Vitez, Vlasenica, Vogošća, Vukosavlje, Zavidovići, Zenica,
Zvornik, Žepče, Živinice
`
  .trim()
  .split(/,\s+/);

/** How people name the cities that are several municipalities. */
const cities = ['Sarajevo', 'Istočno Sarajevo'];

const known = new Map(
  [...municipalities, ...cities].map((name) => [searchable(name), name] as const),
);

/**
 * The municipality, or city of several, that somebody means.
 *
 * @param typed its whole name; letters without their marks and of any size do.
 * @returns undefined for what is none, and for a part of a name.
 */
export const municipalityOf = (typed: string): string | undefined =>
  known.get(searchable(typed.trim().replace(/\s+/g, ' ')));
