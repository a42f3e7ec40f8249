import {
  type Gender,
  genders,
  type Interest,
  interests,
} from '../../../entities/profiles/public.ts';

/** What a new member tells in the first steps. */
export interface Answers {
  /** Asked for only where neither the link nor this browser knows it. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly gender: Gender | null;
  readonly municipality: string;
  readonly interests: readonly Interest[];
}

export const noAnswers: Answers = {
  email: '',
  phoneNumber: '',
  gender: null,
  municipality: '',
  interests: [],
};

/** Reads answers that were kept in this tab; null if there are none. */
export function savedAnswers(value: unknown): Answers | null {
  if (typeof value !== 'object' || value === null) return null;
  const saved = value as Partial<Record<keyof Answers, unknown>>;
  return {
    email: String(saved.email ?? ''),
    phoneNumber: String(saved.phoneNumber ?? ''),
    gender: genders.find((one) => one === saved.gender) ?? null,
    municipality: String(saved.municipality ?? ''),
    interests: interests.filter(
      (one) => Array.isArray(saved.interests) && saved.interests.includes(one),
    ),
  };
}
