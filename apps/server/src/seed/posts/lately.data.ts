import type { DemoPost } from './post.plan.ts';

/** What was written in the last week, the latest first. */
export const latelyPosts: readonly DemoPost[] = [
  {
    by: 'clan',
    ago: 0.09,
    text: 'Prva subota biciklo-radionice je iza nas: 31 bicikl, dva kvara koja nismo znali popraviti i jedan djed koji jeste. Hvala @{emir} na alatu. Sljedeći put trebamo nekoga ko zna zavarivati, javite se ako ste blizu.',
    picture: [
      'demo-bicikl.webp',
      'Bicikl okrenut naopako na travi ispred kuća, pored njega sanduk s alatom',
    ],
    heat: 24,
    said: [
      [
        'savjetnik',
        'Rođak mi radi u bravariji na Slavinovićima, pitat ću ga da svrati.',
        ['clan', 'To bi bilo sjajno. Počinjemo u 10, može i kasnije.'],
      ],
      [
        'lejla',
        'Imate li mjesta za još jedan bicikl? Moj stoji od proljeća.',
        ['clan', 'Ima, donesi ga do petka.'],
        ['lejla', 'Dolazim!'],
      ],
    ],
  },
  {
    by: 'savjetnik',
    ago: 0.4,
    text: 'Spremam veče o razgovoru za posao, bez prezentacije: donesete oglas koji vas zanima i prođemo ga zajedno. Kad vam više odgovara?',
    type: 'poll',
    poll: { options: ['Utorak u 19:00', 'Subota u 11:00'], votes: [14, 8], endsIn: 2 },
    heat: 13,
    said: [
      [
        'vlasnik',
        'Može li i onlajn? Utorkom radim do sedam.',
        ['savjetnik', 'Može, poslat ću link svima koji glasaju za utorak.'],
      ],
    ],
  },
  {
    by: 'emir',
    ago: 0.7,
    text: 'Ovo bih volio da sam pročitao prije prve prijave. Posebno dio o cijenama po komadu.',
    type: 'link',
    link: {
      url: 'https://primjer.ba/budzet-u-koji-odbor-vjeruje',
      title: 'Kako napisati budžet u koji će odbor povjerovati',
      description: 'Pet primjera iz prijava koje su prošle, i jedan koji nije.',
      siteName: 'primjer.ba',
    },
    heat: 17,
    said: [['koordinator', 'Potpisujem. Jedna ponuda po stavci i pola pitanja nestane.']],
  },
  {
    by: 'lejla',
    ago: 1.1,
    text: 'Završen kurs! Šest sedmica, devet lekcija i prvi put znam objasniti šta radi pivot tabela. Ko hoće moje bilješke, nek se javi.',
    type: 'course_completion',
    course: 'Obrada podataka za početnike',
    heat: 21,
    isNews: true,
    said: [
      ['emir', 'Svaka čast! Javljam se za bilješke.', ['lejla', 'Šaljem večeras.']],
      ['odbor2', 'Bravo, Lejla. To će ti trebati i za izvještaje u projektu.'],
    ],
  },
  {
    by: 'vlasnik',
    ago: 1.6,
    text: 'Dogovorili smo platno, projektor i 60 stolica. Fali nam samo kafa za ekipu. Kino na krovu počinje u petak u 20:30, ulaz slobodan. Vidimo se!',
    picture: ['demo-kino.webp', 'Ljudi na krovu zgrade noću gledaju film na velikom platnu'],
    heat: 31,
    isPinned: true,
    before:
      'Dogovorili smo platno, projektor i 50 stolica. Kino na krovu počinje u petak u 20:00, ulaz slobodan.',
    said: [
      ['odbor1', 'Kafa je na meni.', ['vlasnik', 'Onda film biraš ti. 😄']],
      [
        'asistent',
        'Ima li pristup liftom do krova?',
        ['vlasnik', 'Ima, od ulaza iz dvorišta. Hvala što pitaš, dopisat ću na plakat.'],
      ],
    ],
  },
  {
    by: 'lejla',
    ago: 1.9,
    text: 'Ovaj petak znate gdje sam. Ko ide iz Sarajeva, imam dva mjesta u autu.',
    shares: 'vlasnik',
    heat: 8,
    said: [['emir', 'Jedno uzimam ja!']],
  },
  {
    by: 'koordinator',
    ago: 2.2,
    text: 'Rok za „Tuzlu po mjeri mladih“ je blizu. Ako ti je prijava u nacrtu, pošalji je dan ranije: zadnji sat uvijek pukne internet nekome. Za pitanja sam tu do 17 sati.',
    heat: 15,
    said: [
      [
        'clan',
        'Imamo dva pitanja oko vlastitog učešća, mogu li svratiti sutra?',
        ['koordinator', 'Možete, od 10 do 12.'],
      ],
    ],
  },
  {
    by: 'luka',
    ago: 2.8,
    text: 'Preporučujem {vlasnik} svakome ko traži nekoga za vođenje ekipe: kad kaže da će nešto biti u utorak, bude u utorak. Radili smo zajedno na uređenju dvorišta, 14 ljudi i nijedna svađa.',
    type: 'recommendation',
    recommends: 'vlasnik',
    heat: 19,
    said: [['vlasnik', 'Luka, hvala ti. A svađa je bila jedna, oko boje ograde. 🙂']],
  },
  {
    by: 'jasmin',
    ago: 3.1,
    text: 'U Zenici otvaramo vrata Omladinske banke svake srijede od 16 do 18. Bez najave i bez obrazaca: dođi s idejom, izađi sa spiskom šta joj fali.',
    heat: 12,
  },
  {
    by: 'odbor3',
    ago: 3.4,
    text: 'Pročitao sam 23 prijave za tri dana. Najbolje imaju jednu zajedničku stvar: na prvoj strani piše za koga je projekat, imenom ulice ili škole.',
    heat: 22,
    said: [
      [
        'emir',
        'Koliko je onda loše napisati „za sve mlade“?',
        ['odbor3', 'Nije loše, samo ne kaže ništa. Svi mladi ne stanu u jednu salu.'],
      ],
      ['ena', 'Zapisujem ovo na tablu.'],
    ],
  },
  {
    by: 'mirela',
    ago: 4,
    text: 'Tražimo volontere za čišćenje obale Neretve, nedjelja u 9, kod Carinskog mosta. Rukavice i vreće imamo, dobru volju ponesite.',
    picture: ['demo-una.webp', 'Čamac na mirnoj rijeci između brda'],
    heat: 16,
    said: [
      ['adnan', 'Dolazi nas petero iz škole.'],
      ['lucija', 'Može li se doći s djecom?', ['mirela', 'Naravno, imamo i male rukavice.']],
    ],
  },
  {
    by: 'admin',
    ago: 4.5,
    text: 'Does anybody here have experience with guided tours in sign language? We would like to try one at the museum in December and have no idea where to begin.',
    heat: 9,
    said: [
      [
        'hana',
        'The association in Zenica did this last spring. I will send you their contact.',
        ['admin', 'Thank you, Hana, that helps a lot.'],
      ],
    ],
  },
  {
    by: 'asistent',
    ago: 5,
    text: 'Mala stvar koja štedi vrijeme: fotografiši račun istog dana. Papir iz pekare izblijedi za dvije sedmice, a izvještaj se piše za dva mjeseca.',
    heat: 27,
    said: [['clan', 'Kad bih ovo znao prije godinu dana...']],
  },
  {
    by: 'kenan',
    ago: 5.5,
    text: 'Bihać, pitanje za vas: gdje biste radije imali kutak za učenje?',
    type: 'poll',
    poll: {
      options: ['U biblioteci, do 22 sata', 'U domu mladih, vikendom'],
      votes: [9, 11],
      endsIn: 4,
    },
    heat: 7,
  },
  {
    by: 'amra',
    ago: 6.2,
    text: 'Šest mjeseci otkako je bašta iza škole gotova. Danas su djeca sama ubrala prve salate i prodala ih nastavnicima. Kasa: 18 KM. Ponos: bez cijene.',
    picture: ['demo-selo.webp', 'Njive i kuće u selu pod brdima'],
    heat: 34,
    said: [
      ['vlasnik', 'Ovo mi je uljepšalo dan.'],
      [
        'fatima',
        'Možemo li doći pogledati? Htjeli bismo isto kod nas.',
        ['amra', 'Dobro došli, bilo koji dan osim petka.'],
      ],
    ],
  },
];
