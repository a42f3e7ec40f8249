import type {
  OwnProfile,
  PeriodView,
  PreviewAnswer,
  PrivacyChange,
  ProfileAnswer,
  ProfileChange,
} from '@app/contracts/profiles/profiles.schemas';
import { idFromProfileSlug } from '@app/domain/accounts/profile-slug';
import type { Actor } from '@app/domain/permissions/permissions';
import { profileSections } from '@app/domain/profiles/profile';
import {
  circleOf,
  profilePolicy,
  seenBy,
  type Visibility,
} from '@app/domain/profiles/profile.policy';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePerson, membersByIds, personById } from '../accounts/public.ts';
import { isUnseenMinor } from '../applications/public.ts';
import { provenOf } from '../skills/public.ts';
import {
  lockProfile,
  type ProfileRow,
  profileOf,
  profilesOf,
  updateProfile,
} from './profiles.repo.ts';
import { ownView, viewFor, type WholeProfile } from './profiles.view.ts';

async function wholeProfile(read: Reader, userId: string): Promise<WholeProfile | null> {
  const [person, row, proven] = await Promise.all([
    personById(read, userId),
    profileOf(read, userId),
    provenOf(read, userId),
  ]);
  return person ? { person, row, proven } : null;
}

export async function ownProfile(
  { clock }: Pick<Platform, 'clock'>,
  read: Reader,
  userId: string,
): Promise<z.output<typeof OwnProfile> | Failure> {
  const [whole, isUnseen] = await Promise.all([
    wholeProfile(read, userId),
    isUnseenMinor(read, userId, clock.now()),
  ]);
  return whole ? ownView(whole, isUnseen) : fail('UNAUTHENTICATED');
}

/**
 * Changes sections. A section that somebody (the same member on another device) changed after the
 * revision that the change rests on is not overwritten.
 */
export function changeProfile(
  p: Platform,
  userId: string,
  { editRevision, ...change }: ProfileChange,
): Promise<z.output<typeof OwnProfile> | Failure> {
  return p.db.transaction(async (tx) => {
    const row = await lockProfile(tx, userId);
    const changed = profileSections.filter((section) => change[section] !== undefined);
    const late = changed.some((section) => (row.sectionRevisions[section] ?? 0) > editRevision);
    if (late || editRevision > row.revision) {
      return fail('REVISION_CLASH', { details: await ownProfile(p, tx, userId) });
    }
    if (changed.length > 0) await saveSections(tx, p, row, change, changed);
    p.signals.publish(tx, `person:${userId}`);
    return ownProfile(p, tx, userId);
  });
}

type Sections = Omit<ProfileChange, 'editRevision'>;

async function saveSections(
  tx: Tx,
  p: Platform,
  row: ProfileRow,
  { interests, experience, education, volunteering, ...change }: Sections,
  changed: readonly (keyof Sections)[],
): Promise<void> {
  const revision = row.revision + 1;
  await updateProfile(tx, row.userId, {
    ...definedOf(change),
    ...(experience && { experience: withIds(experience) }),
    ...(education && { education: withIds(education) }),
    ...(volunteering && { volunteering: withIds(volunteering) }),
    revision,
    sectionRevisions: {
      ...row.sectionRevisions,
      ...Object.fromEntries(changed.map((section) => [section, revision])),
    },
    updatedAt: p.clock.now(),
  });
  if (interests) await changePerson(tx, row.userId, { interests: [...new Set(interests)] });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const definedOf = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<T>;

/** New periods get an id, and so does one whose id came twice. */
function withIds(periods: NonNullable<ProfileChange['experience']>): PeriodView[] {
  const seen = new Set<string>();
  return periods.map(({ id, ...period }) => {
    const own = id !== undefined && !seen.has(id) ? id : newId();
    seen.add(own);
    return { id: own, ...period };
  });
}

/** Chooses whom the profile and its parts are shown to; the last choice counts. */
export function setPrivacy(
  p: Platform,
  userId: string,
  { parts, ...change }: PrivacyChange,
): Promise<z.output<typeof OwnProfile> | Failure> {
  return p.db.transaction(async (tx) => {
    const row = await lockProfile(tx, userId);
    const at = p.clock.now();
    const chosen = definedOf(parts ?? {});
    await updateProfile(tx, userId, {
      ...definedOf(change),
      parts: { ...row.parts, ...chosen },
      privacyChangedAt: at,
    });
    await rightsChanged(tx, p, userId);
    await recordAudit(tx, {
      action: 'profile.privacyChanged',
      subject: userId,
      actorId: userId,
      at,
      details: { ...definedOf(change), ...(parts ? { parts: chosen } : {}) },
    });
    return ownProfile(p, tx, userId);
  });
}

/** The own profile as a circle of readers sees it. */
export async function previewProfile(
  p: Platform,
  userId: string,
  as: Exclude<Visibility, 'me'>,
): Promise<PreviewAnswer | Failure> {
  const whole = await wholeProfile(p.db.read, userId);
  if (!whole) return fail('UNAUTHENTICATED');
  if (await isUnseenMinor(p.db.read, userId, p.clock.now())) {
    return { state: 'hidden', why: 'guardian' };
  }
  const { visibility } = whole.row;
  if (seenBy(as, visibility)) return { state: 'shown', profile: viewFor(as, whole) };
  return visibility === 'members' ? { state: 'members' } : { state: 'hidden', why: 'chosen' };
}

/**
 * A profile by its slug, of which the id at the end counts. What is hidden, closed or waiting to be
 * erased, of a minor whom nobody may be shown yet, or of whoever blocked the reader or was blocked
 * by them, is not found, like what never was.
 */
export async function viewProfile(
  p: Platform,
  slug: string,
  actor: Actor,
): Promise<ProfileAnswer | Failure> {
  const userId = idFromProfileSlug(slug);
  const whole = userId === null ? null : await wholeProfile(p.db.read, userId);
  if (!whole?.person.visible) return fail('NOT_FOUND');
  const ownerId = whole.person.id;
  const isOwn = circleOf(actor, ownerId) === 'me';
  if (!isOwn && (await isUnseenMinor(p.db.read, ownerId, p.clock.now()))) return fail('NOT_FOUND');
  if (actor && !isOwn && (await p.provided.areBlocked(p.db.read, actor.id, ownerId))) {
    return fail('NOT_FOUND');
  }
  const verdict = profilePolicy.view(actor, { ownerId, visibility: whole.row.visibility });
  if (verdict.ok) return { state: 'shown', profile: viewFor(circleOf(actor, ownerId), whole) };
  return verdict.reason === 'NOT_SIGNED_IN' ? { state: 'members' } : fail('NOT_FOUND');
}

/** What a profile says of somebody to members, for moderators who judge it. */
export async function profileWords(read: Reader, userIds: readonly string[]) {
  const [people, rowOf] = await Promise.all([
    membersByIds(read, userIds),
    profilesOf(read, userIds),
  ]);
  return (userId: string) => {
    const found = people.get(userId);
    if (!found) return undefined;
    const { name, picture } = found;
    const row = rowOf(userId);
    const person = {
      id: userId,
      firstName: name,
      lastName: '',
      picture,
      interests: [],
      visible: true,
    };
    const { slug, headline, about } = viewFor('members', { person, row, proven: [] });
    return { name, slug, headline, about, isHidden: row.visibility === 'me' };
  };
}

/** Shows a profile to nobody but its owner, who may show it again. */
export async function hideProfile(tx: Tx, userId: string, at: Date): Promise<void> {
  await lockProfile(tx, userId);
  await updateProfile(tx, userId, { visibility: 'me', privacyChangedAt: at });
}
