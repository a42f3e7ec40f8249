import { type Fening, noFening } from '../money.ts';

/** A position on the map, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** One line of the budget: a price per unit times a quantity; 0 stands for what is not known yet. */
export interface BudgetItem {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly amount: Fening;
  /** Up to two decimals. */
  readonly quantity: number;
}

export interface TeamAssignment {
  readonly teamMemberName: string;
  readonly description: string;
}

/** One step of the activity plan. Dates are `yyyy-mm-dd`, empty until known; numbers then 0. */
export interface ProjectActivity {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Id of the team member who answers for it; empty if nobody is named. */
  readonly responsible: string;
  readonly teamAssignments: readonly TeamAssignment[];
  readonly volunteersPlanned: boolean;
  readonly expectedVolunteers: number;
  readonly volunteerDescription: string;
  readonly usersPlanned: boolean;
  readonly expectedUsers: number;
  readonly userDescription: string;
}

/** What the canvas offers; `crowdfunding` is the specification's own word (§5). */
export const donorTypes = [
  'individual',
  'company',
  'institution',
  'organisation',
  'crowdfunding',
] as const;
export type DonorType = (typeof donorTypes)[number];

/** What the canvas offers; `Novac-Crowdfunding` is the specification's own word (§2.12). */
export const contributionTypes = ['Novac-Crowdfunding', 'Novac', 'Roba', 'Usluge'] as const;
export type ContributionType = (typeof contributionTypes)[number];

/** What somebody gives to the project beside the grant; 0 stands for what is not known yet. */
export interface Contribution {
  readonly id: string;
  readonly donorName: string;
  /** Of `donorTypes`, or in words of an older application. */
  readonly donorType: string;
  /** Of `contributionTypes`, or in words of an older application. */
  readonly contributionType: string;
  readonly description: string;
  readonly budgetCategory: string;
  readonly value: Fening;
  readonly quantity: number;
}

/**
 * Everything a team writes in an orange application (specification §3). Texts and dates
 * (`yyyy-mm-dd`) are empty until written. `problemStatement` and the other second spellings of
 * §3 are read, never kept; what can be computed (requested amount, duration) is not kept either.
 */
export interface ApplicationContent {
  readonly projectTitle: string;
  readonly projectDescription: string;
  readonly applicantName: string;
  readonly municipality: string;
  readonly grantType: string;
  readonly projectStartDate: string;
  readonly projectEndDate: string;
  readonly projectLocation: string;
  readonly projectCoordinates: Coordinates | null;
  /** Path of an uploaded picture or a URL. */
  readonly applicationPicture: string | null;
  readonly communityProblem: string;
  readonly storyContent: string;
  readonly solutionSteps: readonly string[];
  readonly projectActivities: readonly ProjectActivity[];
  readonly budgetBreakdown: readonly BudgetItem[];
  readonly goodsAndServices: readonly Contribution[];
  readonly ownContribution: string;
  /** Numbers of the Sustainable Development Goals, 1 to 17. */
  readonly selectedSdgs: readonly number[];
  /** Numbers of their targets, for example `11.7` or `4.a`. */
  readonly selectedSdgSubcategories: readonly string[];
  readonly sdgImpact: string;
  readonly sdgGoal: string;
  readonly sdgDescription: string;
  readonly communityImpact: string;
  readonly targetGroup: string;
  readonly lastingImpact: string;
  readonly innovationValue: string;
  /** Answers to the questions of the call's own, by their ids. */
  readonly extraAnswers: readonly { readonly id: string; readonly answer: string }[];
}

export type ContentField = keyof ApplicationContent;

export const applicationSections = [
  {
    key: 'basics',
    fields: [
      'projectTitle',
      'projectDescription',
      'applicantName',
      'municipality',
      'grantType',
      'projectStartDate',
      'projectEndDate',
      'projectLocation',
      'projectCoordinates',
      'applicationPicture',
      'extraAnswers',
    ],
  },
  { key: 'problem', fields: ['communityProblem'] },
  { key: 'story', fields: ['storyContent'] },
  { key: 'solution', fields: ['solutionSteps'] },
  { key: 'activities', fields: ['projectActivities'] },
  { key: 'budget', fields: ['budgetBreakdown', 'goodsAndServices', 'ownContribution'] },
  {
    key: 'impact',
    fields: [
      'selectedSdgs',
      'selectedSdgSubcategories',
      'sdgImpact',
      'sdgGoal',
      'sdgDescription',
      'communityImpact',
      'targetGroup',
      'lastingImpact',
      'innovationValue',
    ],
  },
  { key: 'team', fields: [] },
  { key: 'review', fields: [] },
] as const satisfies readonly { key: string; fields: readonly ContentField[] }[];

export type ApplicationSection = (typeof applicationSections)[number]['key'];

export function sectionOf(field: ContentField): ApplicationSection {
  const found = applicationSections.find((section) =>
    (section.fields as readonly ContentField[]).includes(field),
  );
  if (!found) throw new RangeError(`no section holds ${field}`);
  return found.key;
}

/** Length of the title, in characters, once it is submitted. */
export const titleLength = { min: 3, max: 120 } as const;

/** Most characters a text may have; a longer one is not even saved. */
export const textLimits = {
  projectTitle: titleLength.max,
  projectDescription: 600,
  applicantName: 160,
  municipality: 80,
  grantType: 80,
  projectLocation: 200,
  communityProblem: 6000,
  storyContent: 8000,
  ownContribution: 2000,
  sdgImpact: 3000,
  sdgGoal: 300,
  sdgDescription: 2000,
  communityImpact: 4000,
  targetGroup: 2000,
  lastingImpact: 3000,
  innovationValue: 3000,
} as const satisfies Partial<Record<ContentField, number>>;

/** Most characters in the texts of list items: names, categories, descriptions, steps. */
export const itemTextLimits = { name: 160, category: 80, description: 1000, step: 600 } as const;

export const listLimits = {
  solutionSteps: 20,
  projectActivities: 40,
  teamAssignments: 30,
  budgetBreakdown: 100,
  goodsAndServices: 60,
  selectedSdgs: 17,
  selectedSdgSubcategories: 60,
  extraAnswers: 6,
} as const;

/** Without these there is nothing to decide on: what, for how much, and by whom. */
export const alwaysCompulsory = [
  'basics',
  'budget',
  'team',
  'review',
] as const satisfies readonly ApplicationSection[];

/** The grant type of a new application (specification §2.12). */
export const defaultGrantType = 'Projekat';

export function emptyContent(): ApplicationContent {
  return {
    projectTitle: '',
    projectDescription: '',
    applicantName: '',
    municipality: '',
    grantType: defaultGrantType,
    projectStartDate: '',
    projectEndDate: '',
    projectLocation: '',
    projectCoordinates: null,
    applicationPicture: null,
    communityProblem: '',
    storyContent: '',
    solutionSteps: [],
    projectActivities: [],
    budgetBreakdown: [],
    goodsAndServices: [],
    ownContribution: '',
    selectedSdgs: [],
    selectedSdgSubcategories: [],
    sdgImpact: '',
    sdgGoal: '',
    sdgDescription: '',
    communityImpact: '',
    targetGroup: '',
    lastingImpact: '',
    innovationValue: '',
    extraAnswers: [],
  };
}

export function emptyBudgetItem(id: string): BudgetItem {
  return { id, category: '', name: '', description: '', amount: noFening, quantity: 1 };
}

export function emptyActivity(id: string): ProjectActivity {
  return {
    id,
    name: '',
    description: '',
    startDate: '',
    endDate: '',
    responsible: '',
    teamAssignments: [],
    volunteersPlanned: false,
    expectedVolunteers: 0,
    volunteerDescription: '',
    usersPlanned: false,
    expectedUsers: 0,
    userDescription: '',
  };
}

export function emptyContribution(id: string): Contribution {
  return {
    id,
    donorName: '',
    donorType: 'individual',
    contributionType: 'Roba',
    description: '',
    budgetCategory: '',
    value: noFening,
    quantity: 1,
  };
}
