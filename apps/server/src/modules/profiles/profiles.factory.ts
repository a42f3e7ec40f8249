import type { PeriodView } from '@app/contracts/profiles/profiles.schemas';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { changePerson } from '../accounts/public.ts';
import { lockProfile, type ProfileRow, updateProfile } from './profiles.repo.ts';

type Periods = readonly (Omit<PeriodView, 'id' | 'place' | 'description'> & Partial<PeriodView>)[];

/** What is written in a built profile; the rest is blank. */
export interface ProfilePlan
  extends Partial<
    Omit<ProfileRow, 'userId' | 'experience' | 'education' | 'volunteering' | 'words' | 'schools'>
  > {
  readonly interests?: readonly string[];
  readonly experience?: Periods;
  readonly education?: Periods;
  readonly volunteering?: Periods;
}

export async function createProfile(
  tx: Tx,
  userId: string,
  { interests, experience, education, volunteering, ...plan }: ProfilePlan,
  at: Date,
): Promise<void> {
  await lockProfile(tx, userId);
  await updateProfile(tx, userId, {
    revision: 1,
    updatedAt: at,
    ...plan,
    experience: whole(experience),
    education: whole(education),
    volunteering: whole(volunteering),
  });
  if (interests) await changePerson(tx, userId, { interests: [...interests] });
}

const whole = (periods: Periods = []): PeriodView[] =>
  periods.map((period) => ({ id: newId(), place: '', description: '', ...period }));

/** A period that goes on. */
export const somePeriod = {
  title: 'Koordinatorica',
  organisation: 'Dom mladih',
  from: '2025-01',
  to: null,
};

/** A profile in which every section says something and nothing is chosen yet. */
export const writtenProfile = {
  headline: 'Praznim prostorima vraćam ljude',
  about: 'Prvo pitam ljude šta im treba.',
  place: 'Tuzla',
  seeking: ['mentor'],
  skills: ['Budžet'],
  interests: ['arts'],
  languages: [{ name: 'Engleski', level: 'B2' }],
  links: [{ kind: 'github', url: 'https://github.com/amina' }],
  experience: [somePeriod],
  education: [somePeriod],
  volunteering: [somePeriod],
  visibility: 'everyone',
  searchEngines: false,
  parts: {},
  sectionRevisions: {},
} satisfies ProfilePlan;
