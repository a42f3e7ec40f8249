import { fening } from '../money.ts';
import { emptyContentOf } from './form/form.ts';
import { activity, contribution, type OrangeContent, orangeForm } from './form/orange.form.ts';
import { budgetItem } from './form/parts.ts';
import { emptyOf } from './form/values.ts';

export function completeContent(): OrangeContent {
  return {
    ...emptyContentOf(orangeForm),
    projectTitle: 'Kino pod vedrim nebom',
    projectDescription: 'Šest ljetnih večeri domaćeg filma.',
    applicantName: 'Amina Hodžić',
    municipality: 'Tuzla',
    projectStartDate: '2027-03-01',
    projectEndDate: '2027-08-31',
    projectLocation: 'Slatina, krov Bloka 4',
    communityProblem: 'Kino u našem dijelu grada zatvoreno je 2009.',
    storyContent: 'Prošlog augusta smo na zid garaže pustili film.',
    solutionSteps: ['Dogovor s kućnim savjetom', 'Izbor šest filmova'],
    projectActivities: [
      {
        ...emptyOf(activity, () => 'a1'),
        name: 'Probno veče',
        description: 'Provjera zvuka i slike.',
        startDate: '2027-05-10',
        endDate: '2027-05-11',
        teamAssignments: [{ teamMemberName: 'Emir Delić', description: 'zvuk' }],
        volunteersPlanned: true,
        expectedVolunteers: 20,
      },
    ],
    budgetBreakdown: [
      { ...emptyOf(budgetItem, () => 'b1'), name: 'Projektor', amount: fening(250_000) },
      { ...emptyOf(budgetItem, () => 'b2'), name: 'Platno', amount: fening(13_600), quantity: 10 },
    ],
    goodsAndServices: [
      {
        ...emptyOf(contribution, () => 'g1'),
        donorName: 'Dom mladih',
        donorType: 'institution',
        description: 'Prostorija',
        value: fening(180_000),
      },
    ],
    selectedSdgs: [11],
    selectedSdgSubcategories: ['11.7'],
    sdgImpact: 'Javni prostor za sve.',
    communityImpact: 'Komšiluk se okuplja.',
    targetGroup: 'Porodice s naselja',
    lastingImpact: 'Oprema ostaje kućnom savjetu.',
    innovationValue: 'Prvo kino na krovu.',
  };
}
