import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { profilesPaths } from './profiles.paths.ts';
import {
  FoundPerson,
  OwnProfile,
  PreviewAnswer,
  PreviewQuery,
  PrivacyChange,
  ProfileAnswer,
  ProfileChange,
} from './profiles.schemas.ts';

/** What members tell about themselves, and to whom. */
export const profilesApi = endpoints(profilesPaths, {
  own: {
    access: 'member',
    summary: "The member's own profile.",
    answer: OwnProfile,
  },
  change: {
    access: 'member',
    summary:
      'Changes sections of the own profile. A section that was changed after `editRevision` is refused; `details` is then the profile as it stands.',
    body: ProfileChange,
    answer: OwnProfile,
    errors: ['REVISION_CLASH'],
    rateLimit: { max: 600, windowSeconds: 600 },
    largestBody: 400 * 1024,
  },
  setPrivacy: {
    access: 'member',
    summary: 'Chooses whom the own profile and its parts are shown to.',
    body: PrivacyChange,
    answer: OwnProfile,
    rateLimit: { max: 600, windowSeconds: 600 },
  },
  preview: {
    access: 'member',
    summary: 'The own profile as strangers or as members see it.',
    query: PreviewQuery,
    answer: PreviewAnswer,
  },
  setPicture: {
    access: 'member',
    summary: 'Takes a picture (form field `file`), kept as a square of 512 pixels.',
    kind: 'multipart',
    answer: OwnProfile,
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'PICTURE_HEIC',
      'PICTURE_MOVES',
      'BAD_REQUEST',
    ],
    rateLimit: { max: 120, windowSeconds: 600 },
  },
  removePicture: {
    access: 'member',
    summary: 'Removes the picture.',
    answer: OwnProfile,
  },
  search: {
    access: 'member',
    summary:
      'Other members whose name or surname begins with `q`; at most 10, nobody known to be under 18.',
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    answer: z.object({ users: z.array(FoundPerson) }),
    rateLimit: { max: 120, windowSeconds: 600 },
  },
  view: {
    access: 'public',
    summary:
      'A profile by the id at the end of its slug, as the reader may see it. What is hidden is not found.',
    params: z.object({ profileSlug: z.string().min(1).max(400) }),
    answer: ProfileAnswer,
    errors: ['NOT_FOUND'],
  },
  picture: {
    access: 'public',
    summary: "A member's picture; its name is told to those who may see it.",
    params: z.object({ userId: z.uuid(), file: z.string().regex(/^[a-zA-Z0-9._-]{1,200}$/) }),
    kind: 'stream',
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
});
