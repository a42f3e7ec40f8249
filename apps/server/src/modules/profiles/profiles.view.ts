import type { interests as allInterests } from '@app/contracts/accounts/accounts.schemas';
import type {
  OwnProfile,
  ProfilePrivacy,
  ProfileSections,
  ProfileView,
  ProvenSkill,
} from '@app/contracts/profiles/profiles.schemas';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { orderedPeriods } from '@app/domain/profiles/period';
import {
  defaultVisibility,
  type ProfilePart,
  seenBy,
  type Visibility,
} from '@app/domain/profiles/profile.policy';
import type { z } from 'zod';
import type { ProfilePerson } from '../accounts/public.ts';
import type { ProfileRow } from './profiles.repo.ts';

/** A member's profile with what the account holds of it. */
export interface WholeProfile {
  readonly person: ProfilePerson;
  readonly row: ProfileRow;
  /** Of the projects that are finished. */
  readonly proven: ProvenSkill[];
}

function whoIs({ person }: WholeProfile) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return { id: person.id, slug: profileSlug(name, person.id), name };
}

function sectionsOf({ person, row }: WholeProfile): ProfileSections {
  return {
    headline: row.headline,
    about: row.about,
    place: row.place,
    seeking: row.seeking,
    skills: row.skills,
    experience: orderedPeriods(row.experience),
    education: orderedPeriods(row.education),
    volunteering: orderedPeriods(row.volunteering),
    interests: person.interests as (typeof allInterests)[number][],
    languages: row.languages,
    links: row.links,
  };
}

const partsOf = (row: ProfileRow): Record<ProfilePart, Visibility> => ({
  ...defaultVisibility,
  ...row.parts,
});

/** What a reader of a circle sees; everything else is not in the answer. */
export function viewFor(circle: Visibility, whole: WholeProfile): ProfileView {
  const parts = partsOf(whole.row);
  const sees = (part: ProfilePart) => seenBy(circle, parts[part]);
  const all = sectionsOf(whole);
  const list = <T>(part: ProfilePart, value: T[]): T[] => (sees(part) ? value : []);
  const text = (part: ProfilePart, value: string) => (sees(part) ? value : '');
  return {
    ...whoIs(whole),
    profilePictureUrl: sees('picture') ? whole.person.picture : null,
    headline: text('headline', all.headline),
    about: text('about', all.about),
    place: text('place', all.place),
    seeking: list('seeking', all.seeking),
    skills: list('skills', all.skills),
    proven: list('skills', whole.proven),
    experience: list('experience', all.experience),
    education: list('education', all.education),
    volunteering: list('volunteering', all.volunteering),
    interests: list('interests', all.interests),
    languages: list('languages', all.languages),
    links: list('links', all.links),
    indexable: whole.row.visibility === 'everyone' && whole.row.searchEngines,
  };
}

function privacyOf(row: ProfileRow): z.output<typeof ProfilePrivacy> {
  return {
    visibility: row.visibility,
    searchEngines: row.searchEngines,
    parts: partsOf(row),
    changedAt: row.privacyChangedAt,
  };
}

/**
 * The whole of it, for its owner.
 *
 * @param isUnseen no guardian has agreed yet that they are seen.
 */
export function ownView(whole: WholeProfile, isUnseen: boolean): z.output<typeof OwnProfile> {
  return {
    ...whoIs(whole),
    profilePictureUrl: whole.person.picture,
    ...sectionsOf(whole),
    proven: [...whole.proven],
    privacy: privacyOf(whole.row),
    hidden: isUnseen ? 'guardian' : whole.row.visibility === 'me' ? 'chosen' : null,
    editRevision: whole.row.revision,
    updatedAt: whole.row.updatedAt,
  };
}
