import { z } from 'zod';
import { ById, Done } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { volunteersPaths } from './volunteers.paths.ts';
import {
  ByVolunteerToken,
  CertificateQuery,
  OwnVolunteering,
  OwnVolunteeringList,
  VolunteerAnswer,
  VolunteerDecision,
  VolunteerHours,
  VolunteerInvitation,
  VolunteerInvite,
  VolunteerOffer,
  VolunteersOf,
} from './volunteers.schemas.ts';

const refusals = ['NOT_FOUND', 'WRONG_STATUS'] as const;
/** Writes to strangers at most so often an hour. */
const sparing = { max: 60, windowSeconds: 3_600 };
/** A whole class answers behind one address. */
const opened = { max: 300, windowSeconds: 3_600 };

export const volunteersApi = endpoints(volunteersPaths, {
  list: {
    access: 'member',
    summary: 'Who was invited to each activity, comes and came, for the team and the bank.',
    params: ById,
    answer: VolunteersOf,
    errors: ['NOT_FOUND'],
  },
  invite: {
    access: 'member',
    summary: 'Invites people by mail to take part in an activity.',
    params: ById,
    body: VolunteerInvite,
    answer: VolunteersOf,
    errors: [...refusals, 'ALREADY_EXISTS', 'TOO_MANY_ITEMS'],
    rateLimit: sparing,
    largestBody: 36 * 1024,
  },
  offer: {
    access: 'member',
    summary:
      'Offers the help of the reader in an activity of a project that everybody sees. A minor who is no connection of its owner is refused.',
    params: ById,
    body: VolunteerOffer,
    answer: OwnVolunteering,
    status: 201,
    errors: [...refusals, 'FORBIDDEN', 'ALREADY_EXISTS', 'TOO_MANY_ITEMS'],
    rateLimit: sparing,
  },
  decide: {
    access: 'member',
    summary: 'Takes somebody’s offer to help, or refuses it; they are told.',
    params: ById,
    body: VolunteerDecision,
    answer: VolunteersOf,
    errors: refusals,
  },
  resend: {
    access: 'member',
    summary: 'Invites again who has not answered; the address before ends.',
    params: ById,
    answer: VolunteersOf,
    errors: refusals,
    rateLimit: sparing,
  },
  remove: {
    access: 'member',
    summary: 'Takes an invitation back; its address opens nothing more.',
    params: ById,
    answer: Done,
    errors: refusals,
  },
  record: {
    access: 'member',
    summary: 'Writes down the hours of who came; the first time the certificate is mailed.',
    params: ById,
    body: VolunteerHours,
    answer: VolunteersOf,
    errors: refusals,
  },
  mine: {
    access: 'member',
    summary: 'Where the reader was invited to help and helped, by their confirmed address.',
    answer: OwnVolunteeringList,
  },
  answerMine: {
    access: 'member',
    summary: 'Confirms or declines, as the member who was invited.',
    params: ById,
    body: VolunteerAnswer,
    answer: OwnVolunteering,
    errors: refusals,
  },
  asked: {
    access: 'public',
    summary: 'What a volunteer is asked, by the secret of their mail.',
    params: ByVolunteerToken,
    answer: VolunteerInvitation,
    errors: ['NOT_FOUND'],
    rateLimit: opened,
  },
  answer: {
    access: 'public',
    summary: 'Confirms or declines, as the volunteer.',
    params: ByVolunteerToken,
    body: VolunteerAnswer,
    answer: VolunteerInvitation,
    errors: refusals,
    rateLimit: opened,
  },
  certificate: {
    access: 'public',
    kind: 'stream',
    summary: 'The certificate of who came as a PDF, in either language.',
    params: ByVolunteerToken,
    query: CertificateQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
    rateLimit: sparing,
  },
});
