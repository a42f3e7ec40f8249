import { safeLink } from '@app/domain/profiles/link';
import { endsAfterStart, isMonth } from '@app/domain/profiles/period';
import { plainLine, plainText } from '@app/domain/profiles/plain-text';
import {
  languageLevels,
  profileLimits as limits,
  linkKinds,
  seekingKinds,
} from '@app/domain/profiles/profile';
import { choicesOf, type ProfilePart, visibilities } from '@app/domain/profiles/profile.policy';
import { z } from 'zod';
import { interests } from '../accounts/accounts.schemas.ts';
import { Id, Instant, LocalizedText } from '../common.schemas.ts';

/** A line of the member's own words, made plain; may be empty. */
const line = (atMost: number) => z.string().transform(plainLine).pipe(z.string().max(atMost));

/** The same, which must say something. */
const word = (atMost: number) =>
  z.string().transform(plainLine).pipe(z.string().min(1, 'required').max(atMost));

/** Several lines, made plain; may be empty. */
const lines = (atMost: number) => z.string().transform(plainText).pipe(z.string().max(atMost));

const Month = z.string().max(7, 'month').refine(isMonth, 'month');

const Skills = z
  .array(word(limits.skill))
  .max(limits.skills)
  .overwrite((all) => {
    const seen = new Set<string>();
    // Twice the same word, however it is spelled, is one skill.
    return all.filter((one) => {
      const key = one.toLocaleLowerCase('bs');
      return !seen.has(key) && seen.add(key);
    });
  });

/** A language that the member speaks. */
export const SpokenLanguage = z.object({
  name: z.string(),
  level: z.enum(languageLevels),
});
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

/** An address outside of the product. */
export const ProfileLink = z.object({ kind: z.enum(linkKinds), url: z.string() });
export type ProfileLink = z.infer<typeof ProfileLink>;

/** A time at work, at school, as a volunteer; `to` is null while it goes on. */
export const PeriodView = z.object({
  id: Id,
  title: z.string(),
  organisation: z.string(),
  place: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  description: z.string(),
});
export type PeriodView = z.infer<typeof PeriodView>;

/** What a profile holds, section by section. */
const content = {
  headline: z.string(),
  about: z.string(),
  place: z.string(),
  seeking: z.array(z.enum(seekingKinds)),
  skills: z.array(z.string()),
  experience: z.array(PeriodView),
  education: z.array(PeriodView),
  volunteering: z.array(PeriodView),
  interests: z.array(z.enum(interests)),
  languages: z.array(SpokenLanguage),
  links: z.array(ProfileLink),
};

/** The sections of a profile. */
export const ProfileSections = z.object(content);
export type ProfileSections = z.infer<typeof ProfileSections>;

const who = {
  id: Id,
  /** Last part of the profile's address as it is today. */
  slug: z.string(),
  name: z.string(),
  /** Bare file name; served from `/api/profile-image/{id}/{file}`. */
  profilePictureUrl: z.string().nullable(),
};

/** A skill that a finished project proved, in the words of the vocabulary. */
const ProvenSkill = z.object({
  skill: LocalizedText,
  projectTitle: z.string(),
  slug: z.string(),
  kind: z.string(),
});
export type ProvenSkill = z.infer<typeof ProvenSkill>;

/** A profile as its reader may see it; sections that are not for them are empty. */
export const ProfileView = z.object({
  proven: z.array(ProvenSkill),
  ...who,
  ...content,
  /** Whether the member lets search engines list it. */
  indexable: z.boolean(),
});
export type ProfileView = z.infer<typeof ProfileView>;

/** Somebody found by name, as the reader may see them; `title` is what they say of themselves. */
export const FoundPerson = z.object({ ...who, title: z.string(), place: z.string() });
export type FoundPerson = z.infer<typeof FoundPerson>;

/** `members`: there is a profile that only members see; nothing of it is told. */
export const ProfileAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('shown'), profile: ProfileView }),
  z.object({ state: z.literal('members') }),
]);
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** The own profile as others see it; `hidden`: they do not, by the member's choice or for want of a guardian's consent. */
export const PreviewAnswer = z.discriminatedUnion('state', [
  ...ProfileAnswer.options,
  z.object({ state: z.literal('hidden'), why: z.enum(['chosen', 'guardian']) }),
]);
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const PreviewQuery = z.object({ as: z.enum(['everyone', 'members']) });

const VisibilityCode = z.enum(visibilities);

/** Whom the profile and its parts are shown to. */
export const ProfilePrivacy = z.object({
  visibility: VisibilityCode,
  searchEngines: z.boolean(),
  parts: z.object({
    picture: VisibilityCode,
    headline: VisibilityCode,
    about: VisibilityCode,
    place: VisibilityCode,
    seeking: VisibilityCode,
    skills: VisibilityCode,
    experience: VisibilityCode,
    education: VisibilityCode,
    volunteering: VisibilityCode,
    interests: VisibilityCode,
    languages: VisibilityCode,
    links: VisibilityCode,
  }),
  /** When the member last chose; null: never. */
  changedAt: Instant.nullable(),
});
export type ProfilePrivacy = z.input<typeof ProfilePrivacy>;

/** The member's own profile, whole. */
export const OwnProfile = z.object({
  proven: z.array(ProvenSkill),
  ...who,
  ...content,
  privacy: ProfilePrivacy,
  /** Why nobody else opens it, as in the preview; null where somebody does. */
  hidden: z.enum(['chosen', 'guardian']).nullable(),
  /** Goes back with a change, so that nobody overwrites what they have not seen. */
  editRevision: z.int().nonnegative(),
  updatedAt: Instant.nullable(),
});
export type OwnProfile = z.input<typeof OwnProfile>;

/** A period as it is sent; one without an id is new. */
const PeriodBody = z
  .object({
    id: Id.optional(),
    title: word(limits.period),
    organisation: line(limits.period).default(''),
    place: line(limits.place).default(''),
    from: Month,
    to: Month.nullable(),
    description: lines(limits.periodText).default(''),
  })
  .refine(endsAfterStart, { path: ['to'], error: 'endAfterStart' });

const Periods = z.array(PeriodBody).max(limits.periods);

const Url = z
  .string()
  .max(2000)
  .transform((text, context) => {
    const address = safeLink(text);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: 'link', input: text });
    return z.NEVER;
  })
  .pipe(z.string().max(limits.link));

/** Changed sections; what is left out stays. `editRevision` is that of the profile they rest on. */
export const ProfileChange = z.object({
  editRevision: z.int().nonnegative(),
  headline: line(limits.headline).optional(),
  about: lines(limits.about).optional(),
  place: line(limits.place).optional(),
  seeking: z.array(z.enum(seekingKinds)).max(seekingKinds.length).optional(),
  skills: Skills.optional(),
  experience: Periods.optional(),
  education: Periods.optional(),
  volunteering: Periods.optional(),
  interests: z.array(z.enum(interests)).max(interests.length).optional(),
  languages: z
    .array(z.object({ name: word(limits.language), level: z.enum(languageLevels) }))
    .max(limits.languages)
    .optional(),
  links: z
    .array(z.object({ kind: z.enum(linkKinds), url: Url }))
    .max(limits.links)
    .optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

const choice = (part: ProfilePart) => z.enum(choicesOf(part)).optional();

/** Changed choices; what is left out stays. */
export const PrivacyChange = z.object({
  visibility: VisibilityCode.optional(),
  searchEngines: z.boolean().optional(),
  parts: z
    .object({
      picture: choice('picture'),
      headline: choice('headline'),
      about: choice('about'),
      place: choice('place'),
      seeking: choice('seeking'),
      skills: choice('skills'),
      experience: choice('experience'),
      education: choice('education'),
      volunteering: choice('volunteering'),
      interests: choice('interests'),
      languages: choice('languages'),
      links: choice('links'),
    })
    .optional(),
});
export type PrivacyChange = z.infer<typeof PrivacyChange>;
