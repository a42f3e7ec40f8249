/** What kind of spelling a query tries. */
export type Trial =
  | 'inflection'
  | 'fleeting'
  | 'verbal'
  | 'ekavian'
  | 'cyrillic'
  | 'dj'
  | 'unmarked'
  | 'foreign'
  | 'digraph'
  | 'body'
  | 'beginning'
  | 'typo'
  | 'name'
  | 'english';

/** Records are named by kind and how their title, name or text begins. */
export interface Labelled {
  readonly trial: Trial;
  readonly q: string;
  /** Each within the first ten of its kind. */
  readonly found: readonly string[];
  /** None of them anywhere in the answer. */
  readonly never?: readonly string[];
}

const of = (trial: Trial, rows: readonly (readonly [string, string[], string[]?])[]): Labelled[] =>
  rows.map(([q, found, never]) => ({ trial, q, found, ...(never ? { never } : {}) }));

/**
 * Queries over the texts of the demo, as a member asks them. Written from the texts, before anything
 * was tuned to them; since then only records were put right that the member may not see.
 */
export const labelled: readonly Labelled[] = [
  ...of('inflection', [
    ['škole', ['projects:Vrt iza škole', 'projects:Orkestar dvije škole']],
    ['školu', ['projects:Vrt iza škole']],
    ['klupama', ['projects:Klupe kod željezare']],
    ['projekata', ['calls:Dvije obale, jedan projekat']],
    ['projekta', ['calls:Dvije obale, jedan projekat']],
    ['bicikala', ['projects:Biciklo-radionica za sve', 'posts:Prva subota biciklo-radionice']],
    ['knjigama', ['projects:Knjige u tri sela']],
    ['šahom', ['projects:Šah na keju']],
    ['orkestrom', ['projects:Orkestar dvije škole']],
    ['vrtu', ['projects:Vrt iza škole']],
    ['čitaonici', ['projects:Čitaonica u staroj pošti']],
    ['omladinske', ['banks:Omladinska banka Tuzla']],
    ['omladinskoj', ['banks:Omladinska banka Tuzla']],
    ['šumskoj učionici', ['projects:Šumska učionica na Kozari']],
    ['ljuljačkama', ['projects:Ljuljačke za sve na Ircu']],
    ['pozornicu', ['projects:Pozornica u Ljubiji']],
    ['pozivom', ['calls:Proljetni poziv']],
    ['pčela', ['projects:Pčela na poslu'], ['projects:Pčele na krovu škole']],
    ['budžetom', ['articles:Šta odbor gleda kad čita budžet']],
    ['staze', ['projects:Staza uz Jalu']],
    ['zanata', ['calls:Zanat za Zenicu']],
    ['igralištima', ['calls:Dvorišta i igrališta'], ['projects:Voda na tri igrališta']],
  ]),
  ...of('fleeting', [
    ['kupci', ['calls:Prvi kupac s Une'], ['articles:Kako smo položili ispit']],
    ['kupca', ['calls:Prvi kupac s Une']],
    ['poslovi', ['calls:Prvi posao u Tuzli'], ['articles:Račun iz prodavnice']],
    ['poslova', ['calls:Prvi posao u Tuzli']],
    ['rijeci', ['calls:Zima uz rijeku', 'banks:Omladinska banka Bihać']],
    ['banci', ['banks:Omladinska banka Tuzla']],
    ['čamcem', ['projects:Čamac za prvi posao', 'articles:Kako smo položili ispit']],
    ['čamci', ['projects:Čamac za prvi posao']],
    ['mostovi', ['articles:Most koji smo gradili tri puta']],
    ['mostova', ['articles:Most koji smo gradili tri puta']],
    ['vrtovi', ['projects:Vrt iza škole']],
    ['ključevi', ['articles:Ključ nosi onaj ko ima najviše ispita']],
    ['ključem', ['articles:Ključ nosi onaj ko ima najviše ispita']],
    ['horovi', ['people:Stefan Petrović'], ['projects:Hor koji prelazi most']],
    ['knjizi', ['projects:Knjige u tri sela']],
    ['satovi', ['projects:Šah na keju']],
    ['krovovi', ['projects:Struja sa školskog krova'], ['projects:Pčele na krovu škole']],
    ['odborom', ['articles:Šta odbor gleda kad čita budžet']],
    ['početak', ['calls:Plavi početak']],
    ['početka', ['calls:Plavi početak']],
  ]),
  ...of('verbal', [
    ['kuhanje', ['projects:Kod kuće kod Nane']],
    ['kuhati', ['projects:Kod kuće kod Nane']],
    ['farbanje', ['projects:Kino pod vedrim nebom']],
    ['popravljanje', ['projects:Biciklo-radionica za sve']],
    ['volontiranjem', ['articles:Prvi posao nisam našao u oglasu']],
    ['iznajmljivanje', ['projects:Čamac za prvi posao']],
    ['crtanje', ['posts:Zimska škola crtanja'], ['projects:Stripoteka na Skveru']],
  ]),
  ...of('ekavian', [
    ['reka', ['banks:Omladinska banka Bihać', 'calls:Zima uz rijeku']],
    ['dve škole', ['projects:Orkestar dvije škole']],
    ['leto', ['calls:Ljeto na Uni']],
    ['prolećni', ['calls:Proljetni poziv']],
    ['mesto', ['banks:Omladinska banka Goražde']],
    ['proleće', ['calls:Proljeće u selima']],
    ['letnje večeri', ['projects:Kino pod vedrim nebom'], ['projects:Ljetna liga Sjenjak']],
  ]),
  ...of('cyrillic', [
    ['школа', ['projects:Vrt iza škole']],
    ['клупе', ['projects:Klupe kod željezare']],
    ['Тузла', ['banks:Omladinska banka Tuzla']],
    ['омладинска банка', ['banks:Omladinska banka Prijedor']],
    ['Џенана Суљић', ['people:Dženana Suljić']],
    ['Чолаковић', ['people:Elma Čolaković']],
    ['књиге', ['projects:Knjige u tri sela']],
    ['шах на кеју', ['projects:Šah na keju']],
    ['љуљачке', ['projects:Ljuljačke za sve na Ircu']],
    ['човек', ['posts:Posao mi je našao čovjek']],
  ]),
  ...of('dj', [
    ['gradjevina', ['people:Nejra Hukić']],
    ['Karadjordja', ['banks:Omladinska banka Prijedor']],
    ['Karađorđa', ['banks:Omladinska banka Prijedor']],
    ['rodjendane', ['posts:Tri osobe su me danas pitale']],
    ['rođendan', ['posts:Tri osobe su me danas pitale']],
    ['izmedju', ['calls:Dvorišta i igrališta'], ['projects:Nadstrešnica na Londži']],
    ['Gorazde', ['banks:Omladinska banka Goražde']],
  ]),
  ...of('unmarked', [
    ['skola', ['projects:Vrt iza škole']],
    ['camac', ['projects:Čamac za prvi posao']],
    ['citaonica', ['projects:Čitaonica u staroj pošti']],
    ['setaliste', ['projects:Šah na keju']],
    ['zeljezara', ['projects:Klupe kod željezare']],
    ['sumska ucionica', ['projects:Šumska učionica na Kozari']],
    ['bihac', ['banks:Omladinska banka Bihać']],
    ['kljuc', ['articles:Ključ nosi onaj ko ima najviše ispita']],
    ['nadstresnica', ['projects:Pozornica u Ljubiji'], ['projects:Nadstrešnica na Londži']],
    ['ljuljacke', ['projects:Ljuljačke za sve na Ircu']],
    ['camcem', ['projects:Čamac za prvi posao']],
  ]),
  ...of('foreign', [
    ['kíno', ['projects:Kino pod vedrim nebom']],
    ['rádio', ['projects:Radio iz podruma']],
    ['Mostár', ['banks:Omladinska banka Mostar']],
    ['klüpe', ['projects:Klupe kod željezare']],
    ['órkestar', ['projects:Orkestar dvije škole']],
    ['Tüzla', ['banks:Omladinska banka Tuzla']],
    ['Emîr Begić', ['people:Emir Begić']],
  ]),
  ...of('digraph', [
    ['ǉuǉačke', ['projects:Ljuljačke za sve na Ircu']],
    ['kǌige', ['projects:Knjige u tri sela']],
    ['ǅenana', ['people:Dženana Suljić']],
    ['buǆet', ['articles:Šta odbor gleda kad čita budžet']],
    ['ǈubija', ['projects:Pozornica u Ljubiji']],
    ['ŠKOLE', ['projects:Vrt iza škole']],
    ['DŽENANA', ['people:Dženana Suljić']],
  ]),
  ...of('body', [
    ['kišnicu', ['projects:Vrt iza škole']],
    ['projektor', ['projects:Kino pod vedrim nebom']],
    ['klesara', ['projects:Šah na keju']],
    ['cerade', ['articles:Odbili smo dobru ideju']],
    ['termalni papir', ['articles:Račun iz prodavnice']],
    ['kombi', ['projects:Knjige u tri sela', 'articles:Kombi koji staje']],
    ['znakovni jezik', [], ['posts:Učim znakovni jezik']],
    ['zavarivati', ['posts:Prva subota biciklo-radionice']],
    ['pivot tabela', ['posts:Završen kurs']],
    ['keteringu', ['articles:Zašto u odboru sjedi']],
    ['brusilica', ['articles:Prva klupa za tri dana']],
    ['mikseta', ['projects:Radio iz podruma']],
    ['stalak', ['projects:Biciklo-radionica za sve']],
    ['grijanje', ['banks:Omladinska banka Zenica'], ['projects:Topla sala uz Unu']],
    ['tipografija', ['people:Lejla Softić']],
    ['ozvučenje', ['people:Emir Delić'], ['projects:Ozvučenje za svaku raju']],
    ['ambalaža', ['calls:Prvi kupac s Une']],
    ['žice', ['banks:Omladinska banka Zenica']],
    ['ključ od tavana', [], ['posts:Bilješka za sebe']],
    ['izolacija', ['projects:Radio iz podruma'], ['projects:Muzička soba u Domu mladih']],
  ]),
  ...of('beginning', [
    ['omlad', ['banks:Omladinska banka Tuzla']],
    ['bici', ['projects:Biciklo-radionica za sve']],
    ['klup', ['projects:Klupe kod željezare']],
    ['čita', ['projects:Čitaonica u staroj pošti']],
    ['ork', ['projects:Orkestar dvije škole']],
    ['dže', ['people:Dženana Suljić']],
    ['pozorn', ['projects:Pozornica u Ljubiji']],
    ['lju', ['projects:Ljuljačke za sve na Ircu']],
    ['prole', ['calls:Proljeće u selima', 'calls:Proljetni poziv']],
    ['škol', ['projects:Vrt iza škole']],
    ['šah na k', ['projects:Šah na keju']],
  ]),
  ...of('typo', [
    ['biciklk', ['projects:Biciklo-radionica za sve']],
    ['orkestra dvje', ['projects:Orkestar dvije škole']],
    ['pozornca', ['projects:Pozornica u Ljubiji']],
    ['čitoanica', ['projects:Čitaonica u staroj pošti']],
    ['ljuljčke', ['projects:Ljuljačke za sve na Ircu']],
    ['omladniska', ['banks:Omladinska banka Tuzla']],
    ['nadstrešnca', ['projects:Pozornica u Ljubiji']],
    ['čitaonca', ['projects:Čitaonica u staroj pošti']],
  ]),
  ...of('name', [
    ['Emir Begić', ['people:Emir Begić']],
    ['Begić Emir', ['people:Emir Begić']],
    ['Begica', ['people:Emir Begić']],
    ['Emira Begića', ['people:Emir Begić']],
    ['Lejle Softić', ['people:Lejla Softić']],
    ['Lejlom Softić', ['people:Lejla Softić']],
    ['Amini Hodžić', ['people:Amina Hodžić']],
    ['Hodzic Amina', ['people:Amina Hodžić']],
    ['Merimu Kovačević', ['people:Merima Kovačević']],
    ['Dinom Smajićem', ['people:Dino Smajić']],
    ['Stefana Petrovića', ['people:Stefan Petrović']],
    ['Petrovic', ['people:Stefan Petrović']],
    ['Gorana Lukića', ['people:Goran Lukić']],
    ['smajic d', ['people:Dino Smajić']],
    ['Nejrom', ['people:Nejra Hukić']],
    ['Iman Bašić', [], ['people:Iman Bašić']],
    ['Faruk Imamović', [], ['people:Faruk Imamović']],
  ]),
  ...of('english', [
    ['bridges', ['articles:The bridge we built three times']],
    ['receipts', ['articles:A shop receipt is not a report']],
    ['villages', ['calls:Selo ima plan', 'banks:Omladinska banka Prijedor']],
    ['guided tour', ['posts:Does anybody here have experience']],
    ['sentences', ['articles:Seven sentences I deleted']],
    ['benches', ['articles:Three days for the first bench']],
    ['rejected', ['articles:We rejected a good idea']],
    ['libraries', ['articles:The van that stops at the shop']],
    ['rehearsing', ['articles:Two schools, one orchestra']],
    ['playgrounds', ['calls:Dvorišta i igrališta']],
  ]),
];
