import type { ProjectSketch } from './project.ts';

/** Projects of the rounds before the last. */
export const earlierProjects = {
  suma: {
    title: 'Šumska učionica na Kozari',
    cover: 'path',
    description: 'Klupe i tabla među bukvama: šuma kao kabinet biologije za šest seoskih škola.',
    municipality: 'Prijedor',
    location: 'Izletište Benkovac, Kozara',
    place: [45.0106, 16.9144],
    days: [-460, -300],
    problem: 'Djeca iz sela pod Kozarom o šumi uče iz knjige, a šuma im je iza kuće.',
    story: 'Lugar nas je prvi dan pitao šta tražimo. Zadnji dan je sam držao čas o tragovima.',
    steps: ['Dozvola Nacionalnog parka', 'Klupe i tabla', 'Raspored škola'],
    activities: [
      {
        name: 'Gradnja učionice',
        description:
          'Pravimo klupe od oborenih stabala, tablu i nadstrešnicu. S lugarom učimo prepoznati drveće i tragove životinja.',
        days: [-460, -400],
        volunteers: [26, 'Sklapaju klupe i markiraju stazu do učionice.'],
        users: [640, 'Učenici uče prepoznati ptice i drveće.'],
        work: [
          ['Marija', 'Vodi djecu kroz šumu i priprema nastavni materijal.'],
          ['Benjamin', 'Traži dozvolu Nacionalnog parka i piše završni izvještaj.'],
        ],
      },
    ],
    budget: [
      ['Nadstrešnica', 1, 980],
      ['Table i pribor za posmatranje', 6, 95],
    ],
    goods: [['Nacionalni park Kozara', 'institution', 'Roba', 'Drvo za klupe', 700]],
    sdgs: [15, 4],
    own: 'Prenošenje klupa uz stazu i ručkovi koje spremaju roditelji.',
    goal: 'Ko je upoznao šumu iza kuće, taj je i čuva.',
    impact: 'Šest škola ima jedan dan mjesečno nastavu u šumi.',
    target: 'Učenici od trećeg do devetog razreda.',
    lasting: 'Park je učionicu upisao u svoju stazu i održava je.',
    novelty: 'Prva učionica bez zidova u ovom kraju.',
  },
  ljuljacke: {
    title: 'Ljuljačke za sve na Ircu',
    description:
      'Igralište na koje može i dijete u kolicima: rampa, gumena podloga i dvije ljuljačke.',
    municipality: 'Tuzla',
    location: 'Park na Ircu',
    place: [44.5361, 18.6903],
    days: [-450, -290],
    problem: 'Na staro igralište se s kolicima nije moglo ni ući.',
    story:
      'Sedmogodišnji Vedad je prvi put bio na ljuljački. Mi smo bili malo nervozniji od njega.',
    steps: ['Razgovor s roditeljima', 'Podloga i rampa', 'Ljuljačke'],
    activities: [
      {
        name: 'Uređenje igrališta',
        description:
          'Postavljamo dvije pristupačne ljuljačke i gradimo rampu za kolica. Prije toga razgovaramo s roditeljima.',
        days: [-430, -330],
        volunteers: [18, 'Zemljani radovi i farbanje'],
        users: [310, 'Djeca iz naselja i škole'],
        work: [
          ['Amra', 'Intervjuiše roditelje i piše šta djeci treba.'],
          ['Ena', 'Vodi volontere i dijeli posao po danima.'],
        ],
      },
    ],
    budget: [
      ['Pristupačne ljuljačke', 2, 890],
      ['Gumena podloga', 24, 46],
    ],
    goods: [['Komunalno', 'institution', 'Usluge', 'Bager i odvoz zemlje', 600]],
    sdgs: [10, 11],
    own: 'Kopanje, farbanje i razgovori s porodicama iz naselja.',
    goal: 'Igralište na koje mogu sva djeca ne dijeli nikoga po nogama.',
    impact: 'Djeca s teškoćama u kretanju igraju se na istom mjestu kao i sva druga.',
    target: 'Djeca do dvanaest godina i njihovi roditelji.',
    lasting: 'Grad je igralište upisao u svoj plan održavanja.',
    novelty: 'Prve pristupačne ljuljačke u gradu.',
  },
  sunce: {
    title: 'Struja sa školskog krova',
    description: 'Četiri panela pune tablete u školi, a učenici mjere i objavljuju svaki kilovat.',
    municipality: 'Tuzla',
    location: 'Elektrotehnička škola',
    place: [44.5391, 18.6689],
    days: [-455, -310],
    problem: 'Škola uči obnovljivu energiju na crtežima iz 1989.',
    story: 'Prvi oblačan dan smo svi gledali u brojač. Radio je i tada, samo tiše.',
    steps: ['Proračun učenika', 'Montaža s majstorima', 'Javni brojač'],
    activities: [
      {
        name: 'Montaža i mjerenje',
        description:
          'Montiramo solarne panele uz majstora koji nas uči, spajamo kablove i mjerimo svaki kilovat.',
        days: [-420, -350],
        volunteers: [12, 'Učenici završnih razreda uče montirati solarne panele.'],
        users: [780, 'Učenici škole'],
        work: [
          ['Luka', 'Programira ekran koji pokazuje mjerenja.'],
          ['Amra', 'Analizira podatke i objavljuje ih na Instagramu škole.'],
          ['Benjamin', 'Piše budžet i upoređuje ponude za panele.'],
        ],
      },
    ],
    budget: [
      ['Paneli', 4, 390],
      ['Pretvarač i ožičenje', 1, 860],
      ['Ekran za hodnik', 1, 240],
    ],
    goods: [['Udruženje bivših učenika', 'organisation', 'Usluge', 'Projekat i nadzor', 500]],
    sdgs: [7, 13],
    own: 'Proračun, montaža pod nadzorom i mjerenja koja vodimo sami.',
    goal: 'Škola troši manje struje iz mreže, a učenici izlaze s traženim znanjem.',
    impact: 'Učenici su naučili montirati panele, a troje je već našlo posao.',
    target: 'Učenici elektrotehničke škole.',
    lasting: 'Paneli ostaju školi, a mjerenje je dio nastave.',
    novelty: 'Podaci su javni, pa ih koriste i druge škole.',
  },
} satisfies Record<string, ProjectSketch>;
