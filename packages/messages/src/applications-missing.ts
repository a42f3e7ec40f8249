import { texts } from './catalogue.ts';

/** What an application still lacks: counted for a section, and said at the field. */
export const applicationsMissingTexts = texts({
  date_one: { bhs: 'fali {{count}} datum', en: '{{count}} date missing' },
  date_few: { bhs: 'fale {{count}} datuma', en: '{{count}} dates missing' },
  date_other: { bhs: 'fali {{count}} datuma', en: '{{count}} dates missing' },
  price_one: { bhs: 'fali {{count}} cijena', en: '{{count}} price missing' },
  price_few: { bhs: 'fale {{count}} cijene', en: '{{count}} prices missing' },
  price_other: { bhs: 'fali {{count}} cijena', en: '{{count}} prices missing' },
  quantity_one: { bhs: 'fali {{count}} količina', en: '{{count}} quantity missing' },
  quantity_few: { bhs: 'fale {{count}} količine', en: '{{count}} quantities missing' },
  quantity_other: { bhs: 'fali {{count}} količina', en: '{{count}} quantities missing' },
  people_one: { bhs: 'fali {{count}} broj ljudi', en: '{{count}} headcount missing' },
  people_few: { bhs: 'fale {{count}} broja ljudi', en: '{{count}} headcounts missing' },
  people_other: { bhs: 'fali {{count}} brojeva ljudi', en: '{{count}} headcounts missing' },
  name_one: { bhs: 'fali {{count}} ime', en: '{{count}} name missing' },
  name_few: { bhs: 'fale {{count}} imena', en: '{{count}} names missing' },
  name_other: { bhs: 'fali {{count}} imena', en: '{{count}} names missing' },
  text_one: { bhs: 'fali {{count}} tekst', en: '{{count}} text missing' },
  text_few: { bhs: 'fale {{count}} teksta', en: '{{count}} texts missing' },
  text_other: { bhs: 'fali {{count}} tekstova', en: '{{count}} texts missing' },
  member_one: { bhs: 'fali {{count}} član', en: '{{count}} member missing' },
  member_few: { bhs: 'fale {{count}} člana', en: '{{count}} members missing' },
  member_other: { bhs: 'fali {{count}} članova', en: '{{count}} members missing' },
  thing_one: { bhs: 'fali {{count}} stvar', en: '{{count}} thing missing' },
  thing_few: { bhs: 'fale {{count}} stvari', en: '{{count}} things missing' },
  thing_other: { bhs: 'fali {{count}} stvari', en: '{{count}} things missing' },
  fix_one: { bhs: '{{count}} stvar treba popraviti', en: '{{count}} thing to fix' },
  fix_few: { bhs: '{{count}} stvari treba popraviti', en: '{{count}} things to fix' },
  fix_other: { bhs: '{{count}} stvari treba popraviti', en: '{{count}} things to fix' },
  steps: { bhs: 'fale koraci', en: 'no steps yet' },
  activities: { bhs: 'fale aktivnosti', en: 'no activities yet' },
  items: { bhs: 'fale stavke', en: 'no items yet' },
  goals: { bhs: 'fali cilj', en: 'no goal chosen' },
  tooMuch: { bhs: 'preko najvišeg iznosa', en: 'over the ceiling' },
  tooLittle: { bhs: 'ispod najmanjeg iznosa', en: 'below the smallest amount' },

  projectTitle: { bhs: 'Upiši naslov projekta.', en: 'Write the project’s title.' },
  projectDescription: {
    bhs: 'Opiši projekat u dvije-tri rečenice.',
    en: 'Describe the project in two or three sentences.',
  },
  applicantName: { bhs: 'Upiši ko prijavljuje projekat.', en: 'Write who applies.' },
  municipality: { bhs: 'Odaberi općinu ili grad.', en: 'Choose the municipality or town.' },
  grantType: { bhs: 'Odaberi vrstu.', en: 'Choose the type.' },
  projectStartDate: {
    bhs: 'Odaberi kad projekat počinje.',
    en: 'Choose when the project starts.',
  },
  projectEndDate: { bhs: 'Odaberi kad projekat završava.', en: 'Choose when the project ends.' },
  projectLocation: { bhs: 'Upiši mjesto projekta.', en: 'Write where the project takes place.' },
  communityProblem: {
    bhs: 'Opiši problem u zajednici.',
    en: 'Describe the problem in the community.',
  },
  storyContent: { bhs: 'Ispričaj svoju priču.', en: 'Tell your story.' },
  solutionSteps: { bhs: 'Dodaj barem jedan korak.', en: 'Add at least one step.' },
  projectActivities: { bhs: 'Dodaj barem jednu aktivnost.', en: 'Add at least one activity.' },
  budgetBreakdown: { bhs: 'Dodaj barem jednu stavku.', en: 'Add at least one item.' },
  selectedSdgs: { bhs: 'Odaberi barem jedan cilj.', en: 'Choose at least one goal.' },
  sdgImpact: {
    bhs: 'Napiši kako projekat doprinosi odabranim ciljevima.',
    en: 'Write how the project serves the chosen goals.',
  },
  communityImpact: {
    bhs: 'Napiši šta se mijenja u zajednici.',
    en: 'Write what changes in the community.',
  },
  targetGroup: { bhs: 'Napiši za koga je projekat.', en: 'Write whom the project is for.' },
  lastingImpact: {
    bhs: 'Napiši šta ostaje kad projekat prođe.',
    en: 'Write what stays when the project is over.',
  },
  extraAnswer: { bhs: 'Odgovori na pitanje ovog poziva.', en: 'Answer this call’s question.' },
  innovationValue: {
    bhs: 'Napiši po čemu je projekat drugačiji.',
    en: 'Write what makes the project different.',
  },
  step: {
    bhs: 'Napiši ovaj korak ili ga obriši.',
    en: 'Write this step or delete it.',
  },
  activityName: { bhs: 'Daj aktivnosti naziv.', en: 'Give the activity a name.' },
  activityDescription: {
    bhs: 'Opiši šta se u aktivnosti radi.',
    en: 'Describe what is done in the activity.',
  },
  startDate: { bhs: 'Odaberi kad počinje.', en: 'Choose when it starts.' },
  endDate: { bhs: 'Odaberi kad završava.', en: 'Choose when it ends.' },
  teamMemberName: { bhs: 'Upiši ko ovo radi.', en: 'Write who does this.' },
  expectedVolunteers: {
    bhs: 'Upiši koliko volontera očekuješ, makar otprilike.',
    en: 'Write how many volunteers you expect, roughly at least.',
  },
  expectedUsers: {
    bhs: 'Upiši koliko ljudi očekuješ, makar otprilike.',
    en: 'Write how many people you expect, roughly at least.',
  },
  itemName: { bhs: 'Upiši šta se kupuje ili plaća.', en: 'Write what is bought or paid for.' },
  itemQuantity: { bhs: 'Upiši koliko komada.', en: 'Write how many.' },
  itemAmount: {
    bhs: 'Upiši cijenu po komadu. Ako je ne znaš, stavi procjenu pa je kasnije ispravi.',
    en: 'Enter the price each. If you don’t know it, put an estimate and correct it later.',
  },
  donorName: { bhs: 'Upiši ko daje.', en: 'Write who gives.' },
  goodsDescription: { bhs: 'Upiši šta daje.', en: 'Write what they give.' },
  goodsValue: {
    bhs: 'Procijeni koliko vrijedi, u KM.',
    en: 'Estimate what it is worth, in KM.',
  },
  tooShort: {
    bhs: 'Naslov treba imati barem {{count}} slova.',
    en: 'The title needs at least {{count}} letters.',
  },
  tooLong: {
    bhs: 'Predugo: najviše {{count}} znakova. Skrati, pa će se sačuvati.',
    en: 'Too long: at most {{count}} characters. Shorten it and it saves.',
  },
  tooLongItem: {
    bhs: 'Predugo za ovo polje. Skrati, pa će se sačuvati.',
    en: 'Too long for this field. Shorten it and it saves.',
  },
  tooBig: {
    bhs: 'Preveliko: najviše {{limit}}.',
    en: 'Too big: {{limit}} at most.',
  },
  notNumber: { bhs: 'Upiši broj, npr. 1.250,50.', en: 'Write a number, like 1,250.50.' },
  notCount: { bhs: 'Upiši cio broj, npr. 20.', en: 'Write a whole number, like 20.' },
  notDay: {
    bhs: 'Ovaj datum ne postoji. Odaberi drugi.',
    en: 'There is no such date. Choose another.',
  },
  endBeforeStart: { bhs: 'Kraj je prije početka.', en: 'The end is before the start.' },
  beforeProject: {
    bhs: 'To je prije početka projekta ({{date}}).',
    en: 'That’s before the project starts ({{date}}).',
  },
  afterProject: {
    bhs: 'To je poslije kraja projekta ({{date}}).',
    en: 'That’s after the project ends ({{date}}).',
  },
  aboveCeiling: {
    bhs: 'Tražiš {{amount}}, a poziv daje najviše {{limit}}. Smanji za {{over}}.',
    en: 'You ask for {{amount}}; the call gives {{limit}} at most. Bring it down by {{over}}.',
  },
  belowFloor: {
    bhs: 'Tražiš {{amount}}, a poziv daje najmanje {{limit}}.',
    en: 'You ask for {{amount}}; the call gives {{limit}} at least.',
  },
  sdgInvalid: { bhs: 'Odaberi ciljeve ponovo.', en: 'Choose the goals again.' },
  targetsInvalid: {
    bhs: 'Neki potciljevi ne pripadaju odabranim ciljevima. Odaberi ih ponovo.',
    en: 'Some targets don’t belong to the chosen goals. Choose them again.',
  },
  teamTooSmall_one: {
    bhs: 'Za ovaj poziv fali još {{count}} član tima.',
    en: 'This call needs {{count}} more team member.',
  },
  teamTooSmall_few: {
    bhs: 'Za ovaj poziv fale još {{count}} člana tima.',
    en: 'This call needs {{count}} more team members.',
  },
  teamTooSmall_other: {
    bhs: 'Za ovaj poziv fali još {{count}} članova tima.',
    en: 'This call needs {{count}} more team members.',
  },

  tipBasics: { bhs: 'Naslov koji se pamti', en: 'A title that sticks' },
  tipBasicsText: {
    bhs: 'Neka kaže šta nastaje, ne kako se zove udruženje. Naslov ide na plakat, u vijest i u kampanju.',
    en: 'Let it say what comes into being, not what the association is called. It goes on the poster, in the news and on the campaign.',
  },
  tipProblem: { bhs: 'Jedan prizor, jedan broj', en: 'One scene, one figure' },
  tipProblemText: {
    bhs: 'Počni prizorom koji svako može zamisliti, pa dodaj broj koji pokazuje da nije usamljen.',
    en: 'Begin with a scene anyone can picture, then add a figure that shows it isn’t the only one.',
  },
  tipStory: { bhs: 'Piši u prvom licu', en: 'Write as yourselves' },
  tipStoryText: {
    bhs: 'Odbor i donatori vjeruju ljudima, ne papirima. Reci ko čini tim, šta ga je pokrenulo i šta je već urađeno.',
    en: 'Boards and donors trust people, not papers. Say who the team is, what set it off and what it has already done.',
  },
  tipSolution: { bhs: 'Prvi korak je mali', en: 'The first step is small' },
  tipSolutionText: {
    bhs: 'Napiši šta se radi u prvoj sedmici s onim što već postoji. Odbor tad vidi da je tim spreman.',
    en: 'Write what happens in the first week with what is already there. It shows the board that the team is ready.',
  },
  tipActivities: { bhs: 'Ostavi zraka', en: 'Leave some air' },
  tipActivitiesText: {
    bhs: 'Dozvole i majstori kasne. Između dvije aktivnosti ostavi sedmicu, pa kašnjenje neće srušiti plan.',
    en: 'Permits and craftspeople run late. Leave a week between two activities and a delay won’t topple the plan.',
  },
  tipBudget: { bhs: 'Kako do dobre cijene', en: 'How to get a good price' },
  tipBudgetText: {
    bhs: 'Nazovi dvije radnje i upiši nižu ponudu. Provjeri je li prijevoz u cijeni.',
    en: 'Call two shops and enter the lower offer. Check whether delivery is included.',
  },
  tipImpact: { bhs: 'Obećaj ono što se može provjeriti', en: 'Promise what can be checked' },
  tipImpactText: {
    bhs: 'Bolje „šest večeri, 400 ljudi“ nego „jačanje kulturne svijesti“. To se poslije može i pokazati.',
    en: '“Six evenings, 400 people” beats “raising cultural awareness”. It can be shown afterwards.',
  },
  tipTeam: { bhs: 'Ko šta zna', en: 'Who knows what' },
  tipTeamText: {
    bhs: 'Kod aktivnosti upiši ko šta radi. Odbor gleda ima li tim ruke za sve što je obećao.',
    en: 'In the activities, write who does what. The board looks whether the team has hands for all it promised.',
  },
  tipReview: { bhs: 'Neka pročita neko sa strane', en: 'Have someone else read it' },
  tipReviewText: {
    bhs: 'Neko ko ne zna projekat najbrže nađe rečenicu koja ništa ne kaže.',
    en: 'Someone who doesn’t know the project finds the sentence that says nothing.',
  },
});
