/** Whom a call takes; ages in whole years, null: no bound; no municipality: from everywhere. */
export interface CallConditions {
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly municipalities: readonly string[];
  readonly minTeam: number;
  readonly maxTeam: number;
}

/** Ids of the questions that these conditions ask by themselves. */
export type Condition = 'age' | 'place' | 'team';

const reachesBeyond = (
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): boolean => from < low || to > high;

const ages = ({ minAge, maxAge }: CallConditions) =>
  [minAge ?? 0, maxAge ?? Number.POSITIVE_INFINITY] as const;

const wider: Readonly<Record<Condition, (other: CallConditions, call: CallConditions) => boolean>> =
  {
    age: (other, call) => reachesBeyond(ages(other), ages(call)),
    place: (other, call) =>
      other.municipalities.length === 0 ||
      other.municipalities.some((one) => !call.municipalities.includes(one)),
    team: (other, call) =>
      reachesBeyond([other.minTeam, other.maxTeam], [call.minTeam, call.maxTeam]),
  };

/**
 * Whether `other` may take somebody whom `call` does not, by what they do not meet there: in each of
 * it, `other` takes some whom `call` leaves out.
 */
export const mayTakeInstead = (
  other: CallConditions,
  call: CallConditions,
  unmet: readonly Condition[],
): boolean => unmet.every((condition) => wider[condition](other, call));
