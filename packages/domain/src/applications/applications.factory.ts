import { fening } from '../money.ts';
import {
  type ApplicationContent,
  emptyActivity,
  emptyBudgetItem,
  emptyContent,
  emptyContribution,
} from './application.fields.ts';

export function completeContent(): ApplicationContent {
  return {
    ...emptyContent(),
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
        ...emptyActivity('a1'),
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
      { ...emptyBudgetItem('b1'), name: 'Projektor', amount: fening(250_000) },
      { ...emptyBudgetItem('b2'), name: 'Platno', amount: fening(13_600), quantity: 10 },
    ],
    goodsAndServices: [
      {
        ...emptyContribution('g1'),
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
