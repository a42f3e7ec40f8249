import type { Actor } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import { type ProfileSection, profileSections } from './profile.ts';

/** Whom a member shows something to, from the widest circle to the narrowest. */
export const visibilities = ['everyone', 'members', 'me'] as const;
export type Visibility = (typeof visibilities)[number];

/** What has a visibility of its own. The name is seen by whoever sees the profile. */
export const profileParts = ['picture', ...profileSections] as const;
export type ProfilePart = 'picture' | ProfileSection;

/**
 * Whom a part can be shown to. A picture is there to be seen by others: who wants nobody to see it
 * removes it.
 */
export const choicesOf = (part: ProfilePart): readonly Visibility[] =>
  part === 'picture' ? ['everyone', 'members'] : visibilities;

export const defaultVisibility: Readonly<Record<ProfilePart, Visibility>> = {
  picture: 'everyone',
  headline: 'everyone',
  about: 'members',
  place: 'members',
  seeking: 'members',
  skills: 'members',
  experience: 'members',
  education: 'members',
  volunteering: 'members',
  interests: 'members',
  languages: 'members',
  links: 'members',
};

export interface ProfileSubject {
  readonly ownerId: string;
  readonly visibility: Visibility;
}

/** Who reads, as far as a profile is concerned. Staff and admins are members like any other. */
export function circleOf(actor: Actor, ownerId: string): Visibility {
  if (actor === null) return 'everyone';
  return actor.id === ownerId ? 'me' : 'members';
}

export const seenBy = (circle: Visibility, audience: Visibility): boolean =>
  visibilities.indexOf(circle) >= visibilities.indexOf(audience);

/** Who reads and edits a profile. What is for its owner alone is so for admins too. */
export const profilePolicy = {
  view: (actor: Actor, profile: ProfileSubject): Verdict => {
    if (seenBy(circleOf(actor, profile.ownerId), profile.visibility)) return allow;
    return deny(profile.visibility === 'members' ? 'NOT_SIGNED_IN' : 'NOT_SELF');
  },
  edit: (actor: Actor, profile: ProfileSubject): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : allowIf(actor.id === profile.ownerId, 'NOT_SELF'),
};
