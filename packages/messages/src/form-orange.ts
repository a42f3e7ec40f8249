import { texts } from './catalogue.ts';

/** The orange application: sections, fields, what to write in each (`orange.form.ts`). */
export const formOrangeTexts = texts({
  grant: { bhs: 'Narandžasti grant', en: 'Orange grant' },
  'section.basics': { bhs: 'Osnovno', en: 'Basics' },
  'section.basics.lead': {
    bhs: 'Kako se projekat zove, ko ga vodi, gdje je i kad.',
    en: 'What the project is called, who runs it, where and when.',
  },
  'section.basics.tip': { bhs: 'Naslov koji se pamti', en: 'A title that sticks' },
  'section.basics.tipText': {
    bhs: 'Neka kaže šta nastaje, ne kako se zove udruženje. Naslov ide na plakat, u vijest i u kampanju.',
    en: 'Let it say what comes into being, not what the association is called. It goes on the poster, in the news and on the campaign.',
  },
  'section.problem': { bhs: 'Problem', en: 'Problem' },
  'section.problem.lead': {
    bhs: 'Šta u tvojoj zajednici ne štima? Piši kao da objašnjavaš nekome ko nikad nije bio tu.',
    en: 'What’s wrong in your community? Write as if to someone who has never been there.',
  },
  'section.problem.tip': { bhs: 'Jedan prizor, jedan broj', en: 'One scene, one figure' },
  'section.problem.tipText': {
    bhs: 'Počni prizorom koji svako može zamisliti, pa dodaj broj koji pokazuje da nije usamljen.',
    en: 'Begin with a scene anyone can picture, then add a figure that shows it isn’t the only one.',
  },
  'section.story': { bhs: 'Priča', en: 'Story' },
  'section.story.lead': {
    bhs: 'Odakle ideja i zašto baš tvoj tim. Ovo čitaju i oni koji doniraju.',
    en: 'Where the idea comes from, and why your team. Those who donate read this too.',
  },
  'section.story.tip': { bhs: 'Piši u prvom licu', en: 'Write as yourselves' },
  'section.story.tipText': {
    bhs: 'Odbor i donatori vjeruju ljudima, ne papirima. Reci ko čini tim, šta ga je pokrenulo i šta je već urađeno.',
    en: 'Boards and donors trust people, not papers. Say who the team is, what set it off and what it has already done.',
  },
  'section.solution': { bhs: 'Rješenje', en: 'Solution' },
  'section.solution.lead': {
    bhs: 'Šta je prvo i šta ide poslije. Jedan korak, jedna rečenica.',
    en: 'What comes first and what follows. One step, one sentence.',
  },
  'section.solution.tip': { bhs: 'Prvi korak je mali', en: 'The first step is small' },
  'section.solution.tipText': {
    bhs: 'Napiši šta se radi u prvoj sedmici s onim što već postoji. Odbor tad vidi da je tim spreman.',
    en: 'Write what happens in the first week with what is already there. It shows the board that the team is ready.',
  },
  'section.activities': { bhs: 'Aktivnosti', en: 'Activities' },
  'section.activities.lead': {
    bhs: 'Šta se radi, kad i ko. Datumi moraju stati u trajanje projekta.',
    en: 'What is done, when and by whom. The dates must fit into the project’s period.',
  },
  'section.activities.tip': { bhs: 'Ostavi zraka', en: 'Leave some air' },
  'section.activities.tipText': {
    bhs: 'Dozvole i majstori kasne. Između dvije aktivnosti ostavi sedmicu, pa kašnjenje neće srušiti plan.',
    en: 'Permits and craftspeople run late. Leave a week between two activities and a delay won’t topple the plan.',
  },
  'section.budget': { bhs: 'Budžet', en: 'Budget' },
  'section.budget.lead': {
    bhs: 'Popiši sve što treba platiti, i kad cijenu još ne znaš tačno. Nacrt se čuva i kad nije potpun.',
    en: 'List everything that has to be paid, even while you don’t know the exact price. A draft is saved unfinished too.',
  },
  'section.budget.tip': { bhs: 'Kako do dobre cijene', en: 'How to get a good price' },
  'section.budget.tipText': {
    bhs: 'Nazovi dvije radnje, upiši nižu ponudu i priloži je uz stavku. Provjeri je li prijevoz u cijeni.',
    en: 'Call two shops, enter the lower offer and attach it to the item. Check whether delivery is included.',
  },
  'section.impact': { bhs: 'Uticaj', en: 'Impact' },
  'section.impact.lead': {
    bhs: 'Šta se mijenja, za koga, i šta ostaje kad projekat prođe.',
    en: 'What changes, for whom, and what stays when the project is over.',
  },
  'section.impact.tip': {
    bhs: 'Obećaj ono što se može provjeriti',
    en: 'Promise what can be checked',
  },
  'section.impact.tipText': {
    bhs: 'Bolje „šest večeri, 400 ljudi“ nego „jačanje kulturne svijesti“. To se poslije može i pokazati.',
    en: '“Six evenings, 400 people” beats “raising cultural awareness”. It can be shown afterwards.',
  },
  'section.team': { bhs: 'Tim', en: 'Team' },
  'section.team.lead': {
    bhs: 'Cijeli tim piše istu prijavu. Šalje je osoba koja je vodi.',
    en: 'The whole team writes the same application. Whoever leads it sends it.',
  },
  'section.team.tip': { bhs: 'Ko šta zna', en: 'Who knows what' },
  'section.team.tipText': {
    bhs: 'Kod aktivnosti upiši ko šta radi. Odbor gleda ima li tim ruke za sve što je obećao.',
    en: 'In the activities, write who does what. The board looks whether the team has hands for all it promised.',
  },
  'section.review': { bhs: 'Pregled i slanje', en: 'Check and send' },
  'section.review.tip': { bhs: 'Neka pročita neko sa strane', en: 'Have someone else read it' },
  'section.review.tipText': {
    bhs: 'Neko ko ne zna projekat najbrže nađe rečenicu koja ništa ne kaže.',
    en: 'Someone who doesn’t know the project finds the sentence that says nothing.',
  },

  projectTitle: { bhs: 'Naslov projekta', en: 'Project title' },
  'projectTitle.hint': {
    bhs: 'Kratko i da se pamti, npr. „Kino pod vedrim nebom“.',
    en: 'Short and memorable, like “Cinema under the open sky”.',
  },
  'projectTitle.missing': { bhs: 'Upiši naslov projekta.', en: 'Write the project’s title.' },
  projectDescription: { bhs: 'Ukratko', en: 'In short' },
  'projectDescription.hint': {
    bhs: 'Dvije-tri rečenice. Prve će ih vidjeti i odbor i donatori.',
    en: 'Two or three sentences. The board and the donors see these first.',
  },
  'projectDescription.missing': {
    bhs: 'Opiši projekat u dvije-tri rečenice.',
    en: 'Describe the project in two or three sentences.',
  },
  applicantName: { bhs: 'Ko prijavljuje', en: 'Who applies' },
  'applicantName.hint': {
    bhs: 'Ime i prezime, ili naziv grupe ili udruženja.',
    en: 'A person’s name, or that of a group or association.',
  },
  'applicantName.missing': { bhs: 'Upiši ko prijavljuje projekat.', en: 'Write who applies.' },
  municipality: { bhs: 'Općina ili grad', en: 'Municipality or town' },
  'municipality.missing': {
    bhs: 'Odaberi općinu ili grad.',
    en: 'Choose the municipality or town.',
  },
  grantType: { bhs: 'Vrsta', en: 'Type' },
  'grantType.missing': { bhs: 'Odaberi vrstu.', en: 'Choose the type.' },
  'grantType=Projekat': { bhs: 'Projekat', en: 'Project' },
  'grantType=Događaj': { bhs: 'Događaj', en: 'Event' },
  'grantType=Radionice': { bhs: 'Radionice', en: 'Workshops' },
  'grantType=Uređenje prostora': { bhs: 'Uređenje prostora', en: 'Improving a place' },
  'grantType=Oprema za zajednicu': {
    bhs: 'Oprema za zajednicu',
    en: 'Equipment for the community',
  },
  projectStartDate: { bhs: 'Početak', en: 'Start' },
  'projectStartDate.missing': {
    bhs: 'Odaberi kad projekat počinje.',
    en: 'Choose when the project starts.',
  },
  projectEndDate: { bhs: 'Kraj', en: 'End' },
  'projectEndDate.missing': {
    bhs: 'Odaberi kad projekat završava.',
    en: 'Choose when the project ends.',
  },
  projectLocation: { bhs: 'Mjesto', en: 'Place' },
  'projectLocation.hint': {
    bhs: 'Ulica, zgrada, igralište: da se mjesto može naći.',
    en: 'Street, building, playground: so that people can find the place.',
  },
  'projectLocation.missing': {
    bhs: 'Upiši mjesto projekta.',
    en: 'Write where the project takes place.',
  },
  projectCoordinates: { bhs: 'Tačka na karti', en: 'Point on the map' },
  applicationPicture: { bhs: 'Slika', en: 'Picture' },
  eligibility: { bhs: 'Uslovi poziva', en: 'Conditions of the call' },
  extraAnswers: { bhs: 'Pitanja ovog poziva', en: 'Questions of this call' },

  communityProblem: { bhs: 'Problem u zajednici', en: 'The problem in the community' },
  'communityProblem.hint': {
    bhs: 'Koga se tiče, otkad traje, šta je već probano? Jedan broj vrijedi više od pet pridjeva.',
    en: 'Whom does it affect, since when, what has been tried? One figure is worth more than five adjectives.',
  },
  'communityProblem.missing': {
    bhs: 'Opiši problem u zajednici.',
    en: 'Describe the problem in the community.',
  },
  storyContent: { bhs: 'Tvoja priča', en: 'Your story' },
  'storyContent.hint': {
    bhs: 'Počni jednim danom koji se stvarno desio.',
    en: 'Begin with one day that really happened.',
  },
  'storyContent.missing': { bhs: 'Ispričaj svoju priču.', en: 'Tell your story.' },
  storyPictures: { bhs: 'Slike uz priču', en: 'Pictures with the story' },
  'storyPictures.hint': {
    bhs: 'Nije obavezno. Vidi ih svako ko smije čitati prijavu, pa za svaku osobu na slici treba njen pristanak.',
    en: 'Optional. Whoever may read the application sees them, so you need the consent of everybody in them.',
  },
  'storyPictures.item': { bhs: 'Slika {{n}} uz priču', en: 'Picture {{n}} of the story' },
  'storyPictures.add': { bhs: 'Dodaj sliku', en: 'Add a picture' },
  solutionSteps: { bhs: 'Koraci', en: 'Steps' },
  'solutionSteps.missing': { bhs: 'Dodaj barem jedan korak.', en: 'Add at least one step.' },
  'solutionSteps.empty': {
    bhs: 'Još nema koraka. Koji je prvi?',
    en: 'No steps yet. Which comes first?',
  },
  'solutionSteps.item': { bhs: 'Korak {{n}}', en: 'Step {{n}}' },
  'solutionSteps.add': { bhs: 'Dodaj korak', en: 'Add a step' },
  'solutionSteps.item.missing': {
    bhs: 'Napiši ovaj korak ili ga obriši.',
    en: 'Write this step or delete it.',
  },

  projectActivities: { bhs: 'Aktivnosti', en: 'Activities' },
  'projectActivities.missing': {
    bhs: 'Dodaj barem jednu aktivnost.',
    en: 'Add at least one activity.',
  },
  'projectActivities.empty': {
    bhs: 'Još nema aktivnosti. Kreni od prve sedmice.',
    en: 'No activities yet. Begin with the first week.',
  },
  'projectActivities.item': { bhs: 'Aktivnost {{n}}', en: 'Activity {{n}}' },
  'projectActivities.add': { bhs: 'Dodaj aktivnost', en: 'Add an activity' },
  'projectActivities.name': { bhs: 'Naziv', en: 'Name' },
  'projectActivities.name.missing': {
    bhs: 'Daj aktivnosti naziv.',
    en: 'Give the activity a name.',
  },
  'projectActivities.description': { bhs: 'Opis', en: 'Description' },
  'projectActivities.description.hint': {
    bhs: 'Šta se tačno radi i šta na kraju postoji.',
    en: 'What exactly is done and what exists at the end.',
  },
  'projectActivities.description.missing': {
    bhs: 'Opiši šta se u aktivnosti radi.',
    en: 'Describe what is done in the activity.',
  },
  'projectActivities.startDate': { bhs: 'Početak', en: 'Start' },
  'projectActivities.startDate.missing': {
    bhs: 'Odaberi kad počinje.',
    en: 'Choose when it starts.',
  },
  'projectActivities.endDate': { bhs: 'Kraj', en: 'End' },
  'projectActivities.endDate.missing': { bhs: 'Odaberi kad završava.', en: 'Choose when it ends.' },
  'projectActivities.responsible': { bhs: 'Odgovorna osoba', en: 'Responsible person' },
  'projectActivities.teamAssignments': { bhs: 'Zadaci u timu', en: 'Tasks in the team' },
  'projectActivities.teamAssignments.item': { bhs: 'Zadatak {{n}}', en: 'Task {{n}}' },
  'projectActivities.teamAssignments.add': { bhs: 'Dodaj zadatak', en: 'Add a task' },
  'projectActivities.teamAssignments.teamMemberName': { bhs: 'Ko', en: 'Who' },
  'projectActivities.teamAssignments.teamMemberName.missing': {
    bhs: 'Upiši ko ovo radi.',
    en: 'Write who does this.',
  },
  'projectActivities.teamAssignments.description': { bhs: 'Šta radi', en: 'What they do' },
  'projectActivities.volunteersPlanned': { bhs: 'Trebaju nam volonteri', en: 'We need volunteers' },
  'projectActivities.expectedVolunteers': { bhs: 'Koliko volontera', en: 'How many volunteers' },
  'projectActivities.expectedVolunteers.missing': {
    bhs: 'Upiši koliko volontera očekuješ, makar otprilike.',
    en: 'Write how many volunteers you expect, roughly at least.',
  },
  'projectActivities.volunteerDescription': {
    bhs: 'Šta rade volonteri',
    en: 'What the volunteers do',
  },
  'projectActivities.usersPlanned': {
    bhs: 'Dolaze posjetioci ili korisnici',
    en: 'Visitors or users are coming',
  },
  'projectActivities.expectedUsers': { bhs: 'Koliko ljudi', en: 'How many people' },
  'projectActivities.expectedUsers.missing': {
    bhs: 'Upiši koliko ljudi očekuješ, makar otprilike.',
    en: 'Write how many people you expect, roughly at least.',
  },
  'projectActivities.userDescription': {
    bhs: 'Ko su i šta dobijaju',
    en: 'Who they are and what they get',
  },

  budgetBreakdown: { bhs: 'Stavke', en: 'Budget lines' },
  'budgetBreakdown.missing': { bhs: 'Dodaj barem jednu stavku.', en: 'Add at least one item.' },
  'budgetBreakdown.empty': {
    bhs: 'Još nema stavki. Šta prvo treba kupiti?',
    en: 'No items yet. What has to be bought first?',
  },
  'budgetBreakdown.item': { bhs: 'Stavka {{n}}', en: 'Item {{n}}' },
  'budgetBreakdown.add': { bhs: 'Dodaj stavku', en: 'Add an item' },
  'budgetBreakdown.category': { bhs: 'Kategorija', en: 'Category' },
  'budgetBreakdown.name': { bhs: 'Stavka', en: 'Item' },
  'budgetBreakdown.name.missing': {
    bhs: 'Upiši šta se kupuje ili plaća.',
    en: 'Write what is bought or paid for.',
  },
  'budgetBreakdown.description': { bhs: 'Opis', en: 'Description' },
  'budgetBreakdown.amount': { bhs: 'Cijena po komadu', en: 'Price each' },
  'budgetBreakdown.amount.missing': {
    bhs: 'Upiši cijenu po komadu. Ako je ne znaš, stavi procjenu pa je kasnije ispravi.',
    en: 'Enter the price each. If you don’t know it, put an estimate and correct it later.',
  },
  'budgetBreakdown.quantity': { bhs: 'Količina', en: 'Quantity' },
  'budgetBreakdown.quantity.missing': { bhs: 'Upiši koliko komada.', en: 'Write how many.' },
  'budgetBreakdown.offers': { bhs: 'Ponude', en: 'Offers' },
  goodsAndServices: { bhs: 'Šta tim već ima', en: 'What the team already has' },
  'goodsAndServices.hint': {
    bhs: 'Prostor, alat i sati rada vrijede koliko i novac. Odbor ih računa.',
    en: 'Space, tools and hours of work are worth as much as money. The board counts them.',
  },
  'goodsAndServices.item': { bhs: 'Doprinos {{n}}', en: 'Contribution {{n}}' },
  'goodsAndServices.add': { bhs: 'Dodaj doprinos', en: 'Add a contribution' },
  'goodsAndServices.donorName': { bhs: 'Ko daje', en: 'Who gives' },
  'goodsAndServices.donorName.missing': { bhs: 'Upiši ko daje.', en: 'Write who gives.' },
  'goodsAndServices.donorType': { bhs: 'Davalac je', en: 'The giver is' },
  'goodsAndServices.donorType=individual': { bhs: 'osoba', en: 'a person' },
  'goodsAndServices.donorType=company': { bhs: 'firma', en: 'a company' },
  'goodsAndServices.donorType=institution': { bhs: 'ustanova', en: 'an institution' },
  'goodsAndServices.donorType=organisation': { bhs: 'udruženje', en: 'an association' },
  'goodsAndServices.donorType=crowdfunding': { bhs: 'kampanja', en: 'the campaign' },
  'goodsAndServices.contributionType': { bhs: 'Vrsta doprinosa', en: 'Kind of contribution' },
  'goodsAndServices.contributionType=Novac-Crowdfunding': {
    bhs: 'novac iz kampanje',
    en: 'cash from the campaign',
  },
  'goodsAndServices.contributionType=Novac': { bhs: 'novac', en: 'cash' },
  'goodsAndServices.contributionType=Roba': { bhs: 'roba', en: 'goods' },
  'goodsAndServices.contributionType=Usluge': { bhs: 'usluge i rad', en: 'services and work' },
  'goodsAndServices.description': { bhs: 'Šta daje', en: 'What they give' },
  'goodsAndServices.description.missing': { bhs: 'Upiši šta daje.', en: 'Write what they give.' },
  'goodsAndServices.budgetCategory': { bhs: 'Za koju stavku', en: 'For which item' },
  'goodsAndServices.value': { bhs: 'Vrijednost', en: 'Worth each' },
  'goodsAndServices.value.missing': {
    bhs: 'Procijeni koliko vrijedi, u KM.',
    en: 'Estimate what it is worth, in KM.',
  },
  'goodsAndServices.quantity': { bhs: 'Količina', en: 'Quantity' },
  'goodsAndServices.quantity.missing': { bhs: 'Upiši koliko komada.', en: 'Write how many.' },
  ownContribution: { bhs: 'Šta tim daje sam', en: 'What the team gives itself' },
  'ownContribution.hint': {
    bhs: 'Nije obavezno: vrijeme, znanje, oprema koja već postoji.',
    en: 'Optional: time, skills, equipment that is already there.',
  },

  communityImpact: { bhs: 'Šta se mijenja u zajednici', en: 'What changes in the community' },
  'communityImpact.hint': {
    bhs: 'Kako će mjesto izgledati ili zvučati godinu poslije?',
    en: 'How will the place look or sound a year later?',
  },
  'communityImpact.missing': {
    bhs: 'Napiši šta se mijenja u zajednici.',
    en: 'Write what changes in the community.',
  },
  targetGroup: { bhs: 'Za koga', en: 'For whom' },
  'targetGroup.hint': {
    bhs: 'Ko su ti ljudi i koliko ih je?',
    en: 'Who are these people and how many?',
  },
  'targetGroup.missing': {
    bhs: 'Napiši za koga je projekat.',
    en: 'Write whom the project is for.',
  },
  lastingImpact: { bhs: 'Šta ostaje', en: 'What stays' },
  'lastingImpact.hint': {
    bhs: 'Ko održava, čija je oprema, ko ima ključ?',
    en: 'Who maintains it, whose is the equipment, who holds the key?',
  },
  'lastingImpact.missing': {
    bhs: 'Napiši šta ostaje kad projekat prođe.',
    en: 'Write what stays when the project is over.',
  },
  innovationValue: { bhs: 'Po čemu je drugačije', en: 'What makes it different' },
  'innovationValue.hint': {
    bhs: 'Ne mora biti prvo na svijetu. Dovoljno je prvo u kraju.',
    en: 'It needn’t be a world first. First around here will do.',
  },
  'innovationValue.missing': {
    bhs: 'Napiši po čemu je projekat drugačiji.',
    en: 'Write what makes the project different.',
  },
  selectedSdgs: { bhs: 'Ciljevi održivog razvoja', en: 'Sustainable Development Goals' },
  'selectedSdgs.hint': {
    bhs: 'Odaberi jedan do tri kojima projekat stvarno doprinosi.',
    en: 'Choose one to three that the project truly serves.',
  },
  'selectedSdgs.missing': { bhs: 'Odaberi barem jedan cilj.', en: 'Choose at least one goal.' },
  selectedSdgSubcategories: { bhs: 'Potciljevi', en: 'Targets' },
  sdgImpact: {
    bhs: 'Kako projekat doprinosi tim ciljevima',
    en: 'How the project serves these goals',
  },
  'sdgImpact.hint': {
    bhs: 'Poveži svaki odabrani cilj s nečim što se može vidjeti ili izbrojati.',
    en: 'Tie each chosen goal to something that can be seen or counted.',
  },
  'sdgImpact.missing': {
    bhs: 'Napiši kako projekat doprinosi odabranim ciljevima.',
    en: 'Write how the project serves the chosen goals.',
  },
  sdgGoal: { bhs: 'Cilj tvojim riječima', en: 'The goal in your words' },
  'sdgGoal.hint': { bhs: 'Nije obavezno. Jedna rečenica.', en: 'Optional. One sentence.' },
  sdgDescription: { bhs: 'Po čemu će se znati da je uspjelo', en: 'How you’ll know it worked' },
  'sdgDescription.hint': {
    bhs: 'Nije obavezno. Šta se mjeri, kad i čime.',
    en: 'Optional. What is measured, when and how.',
  },
});
