export interface RubricText {
  readonly bhs: string;
  readonly en: string;
}

export interface Criterion {
  readonly key: string;
  readonly weight: number;
  readonly name: RubricText;
  readonly guidance: RubricText;
}

export type Rubric = readonly Criterion[];

/** Scores by criterion key, each a whole number on the scale. */
export type Scores = Readonly<Record<string, number>>;

export const scoreScale = { min: 1, max: 5 } as const;

/** The rubric of a call that brings none of its own. */
export const defaultRubric: Rubric = [
  {
    key: 'need',
    weight: 20,
    name: { bhs: 'Potreba u zajednici', en: 'Need in the community' },
    guidance: {
      bhs: 'Je li problem stvaran, i zna li se koga pogađa i koliko?',
      en: 'Is the problem real, and is it clear whom it affects and how much?',
    },
  },
  {
    key: 'solution',
    weight: 20,
    name: { bhs: 'Rješenje', en: 'Solution' },
    guidance: {
      bhs: 'Odgovara li rješenje na problem i može li se izvesti u zadanom roku?',
      en: 'Does the solution answer the problem, and can it be done in time?',
    },
  },
  {
    key: 'effect',
    weight: 20,
    name: { bhs: 'Uticaj', en: 'Effect' },
    guidance: {
      bhs: 'Šta će za ljude biti drugačije, i šta ostaje kad projekat završi?',
      en: 'What will be different for people, and what stays when the project ends?',
    },
  },
  {
    key: 'team',
    weight: 15,
    name: { bhs: 'Tim', en: 'Team' },
    guidance: {
      bhs: 'Ima li tim ljude i vještine za ono što je zamislio?',
      en: 'Does the team have the people and skills for what it plans?',
    },
  },
  {
    key: 'budget',
    weight: 15,
    name: { bhs: 'Budžet', en: 'Budget' },
    guidance: {
      bhs: 'Jesu li cijene stvarne i stavke potrebne?',
      en: 'Are the prices real and the items needed?',
    },
  },
  {
    key: 'novelty',
    weight: 10,
    name: { bhs: 'Novina', en: 'Novelty' },
    guidance: {
      bhs: 'Donosi li projekat nešto čega u zajednici još nema?',
      en: 'Does the project bring something the community does not have yet?',
    },
  },
];

/** What a first business is asked where a project is asked about its community. */
const ofBusiness: Readonly<Record<string, Pick<Criterion, 'name' | 'guidance'>>> = {
  need: {
    name: { bhs: 'Potreba kupaca', en: 'Need of the customers' },
    guidance: {
      bhs: 'Je li problem stvaran, i zna li se koji ga kupci imaju i koliko ih je?',
      en: 'Is the problem real, and is it clear which customers have it and how many they are?',
    },
  },
  solution: {
    name: { bhs: 'Ponuda', en: 'Offer' },
    guidance: {
      bhs: 'Odgovara li proizvod ili usluga na problem, i može li se ponuditi u zadanom roku?',
      en: 'Does the product or service answer the problem, and can it be offered in time?',
    },
  },
  effect: {
    name: { bhs: 'Održivost', en: 'Viability' },
    guidance: {
      bhs: 'Pokriva li prodaja troškove, i šta posao donosi mjestu u kojem radi?',
      en: 'Do the sales cover the costs, and what does the business bring to its place?',
    },
  },
  team: {
    name: { bhs: 'Tim', en: 'Team' },
    guidance: {
      bhs: 'Ima li tim ljude i vještine za posao koji pokreće?',
      en: 'Does the team have the people and skills for the business it starts?',
    },
  },
  novelty: {
    name: { bhs: 'Prednost', en: 'Edge' },
    guidance: {
      bhs: 'Po čemu je ponuda drugačija od onoga što kupci već imaju?',
      en: 'How does the offer differ from what customers already have?',
    },
  },
};

/** The same for a first business: of the same keys and weights, in its words. */
export const businessRubric: Rubric = defaultRubric.map((criterion) => ({
  ...criterion,
  ...ofBusiness[criterion.key],
}));

/** How many board members must score unless a call says otherwise. */
export const defaultQuorum = 3;

function hundredths(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The scores given for the rubric's own criteria; what else is in `scores` does not count. */
function given(rubric: Rubric, scores: Scores): { weight: number; score: number }[] {
  return rubric.flatMap(({ key, weight }) => {
    const score = Object.hasOwn(scores, key) ? scores[key] : undefined;
    if (score === undefined) return [];
    if (!Number.isInteger(score) || score < scoreScale.min || score > scoreScale.max) {
      throw new RangeError(`score of ${key} is not on the scale: ${score}`);
    }
    return [{ weight, score }];
  });
}

/** The lowest and the highest mark say why they are given. */
export function needsNote(score: number): boolean {
  return score === scoreScale.min || score === scoreScale.max;
}

/** Criteria of the rubric whose mark lacks the note that it needs. */
export function unexplained(
  rubric: Rubric,
  given: Readonly<Record<string, { readonly value?: number; readonly note?: string }>>,
): string[] {
  return rubric.flatMap(({ key }) => {
    const { value, note = '' } = given[key] ?? {};
    return value !== undefined && needsNote(value) && note.trim() === '' ? [key] : [];
  });
}

/** Both of the criteria scored so far: 61 of 75. @throws RangeError for a score off the scale. */
export function partialTotal(rubric: Rubric, scores: Scores): { points: number; outOf: number } {
  const scored = given(rubric, scores);
  return {
    points: hundredths(
      scored.reduce((sum, { weight, score }) => sum + (weight * score) / scoreScale.max, 0),
    ),
    outOf: hundredths(scored.reduce((sum, { weight }) => sum + weight, 0)),
  };
}

/** 0–100, two decimals. @throws RangeError if a criterion has no score or one off the scale. */
export function reviewTotal(rubric: Rubric, scores: Scores): number {
  const scored = given(rubric, scores);
  if (rubric.length === 0 || scored.length < rubric.length) {
    throw new RangeError('a total needs a score for every criterion');
  }
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0);
  const points = scored.reduce((sum, { weight, score }) => sum + weight * score, 0);
  return hundredths((points / (weights * scoreScale.max)) * 100);
}

/**
 * How many scores a decision needs: the call's quorum, fewer if conflicts of interest leave fewer
 * members, never less than one.
 */
export function quorumFor(board: {
  readonly default: number;
  readonly boardSize: number;
  readonly conflicts: number;
}): number {
  return Math.max(1, Math.min(board.default, board.boardSize - board.conflicts));
}

export const reviewKinds = ['score', 'abstain', 'conflict'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** What the board's totals come to; nothing while nobody scored. */
export interface Summary {
  /** Mean of the totals, two decimals. */
  readonly mean: number | null;
  /** Highest total minus lowest: how far the board is apart. */
  readonly spread: number | null;
  readonly count: number;
}

export function summarise(totals: readonly number[]): Summary {
  if (totals.length === 0) return { mean: null, spread: null, count: 0 };
  return {
    mean: hundredths(totals.reduce((sum, total) => sum + total, 0) / totals.length),
    spread: hundredths(Math.max(...totals) - Math.min(...totals)),
    count: totals.length,
  };
}

/**
 * Best first, and among equals what the board agrees on more; without a mean last, in the order in
 * which they came. Equal means share a place.
 */
export function ranked<T extends Pick<Summary, 'mean' | 'spread'>>(
  lines: readonly T[],
): (T & { place: number | null })[] {
  const ordered = lines.toSorted(
    (a, b) => (b.mean ?? -1) - (a.mean ?? -1) || (a.spread ?? 0) - (b.spread ?? 0),
  );
  let place = 0;
  return ordered.map((line, n) => {
    if (line.mean !== ordered[n - 1]?.mean) place = n + 1;
    return { ...line, place: line.mean === null ? null : place };
  });
}
