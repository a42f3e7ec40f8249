import type { DemoPost } from './post.plan.ts';

/** What was written a month ago and before, the latest first. */
export const oldestPosts: readonly DemoPost[] = [
  {
    by: 'elma',
    ago: 24,
    text: 'Traži se: stari telefon koji još radi, za snimanje priča naših najstarijih komšija. Vraćamo ga s vašim imenom na plakatu.',
    heat: 11,
    said: [
      [
        'hana',
        'Imam jedan, ekran napukao ali zvuk odličan.',
        ['elma', 'Savršeno, ionako slušamo.'],
      ],
    ],
  },
  {
    by: 'nermin',
    ago: 25.2,
    text: 'Ako nemate ko da vam pregleda prijavu, pošaljite je meni u nedjelju do podneva. Pročitam tri sedmično, redom kako stignu.',
    heat: 24,
  },
  {
    by: 'luka',
    ago: 26.5,
    text: 'Muzička proba u podrumu: komšije su prvo zvale policiju, a onda pitale kad je koncert. Koncert je 12. decembra.',
    heat: 22,
    said: [['odbor3', 'Dolazim!']],
  },
  {
    by: 'vlasnik',
    ago: 27.3,
    text: 'Bilješka za sebe: sljedeći put prvo pitati ko ima ključ od tavana.',
    visibility: 'private',
  },
  {
    by: 'lucija',
    ago: 28,
    text: 'Hvala svima koji ste donijeli knjige. Imamo 212 naslova i nijednu policu. Ko je vješt s daskom?',
    heat: 15,
    said: [['adnan', 'Stolar iz moje ulice poklanja otpatke od hrastovine, idem sutra.']],
  },
  {
    by: 'odbor3',
    ago: 29.4,
    text: 'Kad odbor kaže „ne“, to nije „nikad“. Od pet projekata koji su ove godine završeni, dva su prošla iz drugog pokušaja.',
    heat: 21,
  },
  {
    by: 'amra',
    ago: 30.2,
    text: 'A question from our exchange student: how do you explain “komšiluk” in one sentence? Best answer gets a jar of plum jam.',
    heat: 17,
    said: [
      [
        'moderator',
        'The people who know when you are out of bread before you do.',
        ['amra', 'Haris, come and get your jam.'],
      ],
    ],
  },
  {
    by: 'savjetnik',
    ago: 31.5,
    text: 'Razgovor za posao nije ispit. Smiješ reći „moram razmisliti“ i pola minute ćutati. Ko te zbog toga odbije, uštedio ti je godinu.',
    heat: 27,
  },
  {
    by: 'ognjen',
    ago: 33,
    text: 'Popravili smo most na izletištu za jedan vikend i 340 KM. Majstor je radio za ručak i priču, a daske je dao komšija {bojan}.',
    picture: ['demo-most.webp', 'Drveni most preko potoka, s obje strane klupe'],
    heat: 26,
    said: [['bojan', 'Daske su bile od stare šupe, drago mi je da su otišle u bolje.']],
  },
  {
    by: 'koordinator',
    ago: 34.6,
    text: 'Najčešće pitanje ove sedmice: „Može li projekat imati troje ljudi?“ Može. Može i trideset. Bitno je da svako zna šta radi.',
    heat: 14,
  },
  {
    by: 'asistent',
    ago: 36,
    text: 'Učim znakovni jezik, treća sedmica. Znam reći „dobar dan“, „hvala“ i „gdje je lift“. Za početak dovoljno.',
    heat: 23,
    said: [['admin', 'Nauči me prvo i treće!']],
  },
  {
    by: 'melisa',
    ago: 38.2,
    text: 'Danas je na pijaci jedna gospođa platila kafu cijeloj našoj ekipi. Kaže, gledala nas je kroz prozor kako farbamo ogradu i nije imala srca da ne siđe.',
    heat: 35,
  },
  {
    by: 'felic',
    ago: 40.5,
    text: 'Tražim sagovornika za podkast o malim zanatima. Obućari, časovničari, kazandžije, javite se ili javite za komšiju.',
    heat: 10,
  },
  {
    by: 'globalni',
    ago: 42,
    text: 'Preporučujem {koordinator} svima koji prave pozive za mlade: piše kratko, odgovara isti dan i ne plaši se reći kad nešto ne ide.',
    type: 'recommendation',
    recommends: 'koordinator',
    heat: 16,
  },
  {
    by: 'marija',
    ago: 44,
    text: 'Godinu dana našeg čitalačkog kluba: 11 knjiga, 6 nedovršenih, 1 svađa oko kraja i nijedan izostanak.',
    heat: 18,
  },
  {
    by: 'moderator',
    ago: 46.3,
    text: 'Dobro došli svima koji su se pridružili ove sedmice. Jedna molba: kad komentarišete, pišite kao da ta osoba sjedi preko puta. Obično i sjedi, grad nije velik.',
    heat: 32,
  },
  {
    by: 'benjamin',
    ago: 48,
    text: 'Prvi honorar: 120 KM za plakat. Pola sam potrošio na ćevape za ekipu, druga polovina je u knjizi koju dugujem biblioteci.',
    heat: 20,
  },
  {
    by: 'mak',
    ago: 50.1,
    text: 'Moja prva prijava kao član ekipe! Zadužen sam za muziku i za to da svi dođu na vrijeme. Drugo je teže.',
    heat: 17,
    said: [['vlasnik', 'Muzika je bila odlična, a kasnio je samo projektor.']],
  },
];
