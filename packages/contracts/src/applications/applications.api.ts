import { z } from 'zod';
import { ById, BySlug, Id } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { applicationsPaths } from './applications.paths.ts';
import {
  ApplicationDraft,
  ApplicationView,
  CreateBody,
  Invitation,
  MoveAnswer,
  MoveBody,
  MyApplication,
  SaveAnswer,
  SaveBody,
  TeamMember,
  TransitionView,
} from './applications.schemas.ts';

/** Orange applications: writing, submitting, statuses, the public page. */
export const applicationsApi = endpoints(applicationsPaths, {
  create: {
    access: 'member',
    summary: 'Begins an application for an open call; an existing own draft is answered instead.',
    body: CreateBody,
    answer: z.object({ id: Id, slug: z.string() }),
    errors: ['NOT_FOUND', 'CALL_CLOSED'],
    status: 201,
  },
  mine: {
    access: 'member',
    summary: "The member's own applications and those of their teams, last changed first.",
    answer: z.array(MyApplication),
  },
  open: {
    access: 'member',
    summary: 'An application opened for editing.',
    params: ById,
    answer: ApplicationDraft,
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'member',
    summary: 'Saves changed fields; two changes of one field clash with 409 and lose neither.',
    params: ById,
    body: SaveBody,
    answer: SaveAnswer,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'REVISION_CLASH'],
  },
  submit: {
    access: 'member',
    summary: 'Submits the application; what is missing comes in `details.missing`.',
    params: ById,
    body: z.object({ editRevision: z.int().min(0) }),
    answer: ApplicationDraft,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'CALL_CLOSED', 'INCOMPLETE', 'REVISION_CLASH'],
  },
  move: {
    access: 'member',
    summary: 'Changes the status by the one table of transitions.',
    params: ById,
    body: MoveBody,
    answer: MoveAnswer,
    errors: [
      'NOT_FOUND',
      'WRONG_STATUS',
      'QUORUM_MISSING',
      'CONFLICT_OF_INTEREST',
      'INCOMPLETE',
      'GOAL_BELOW_MINIMUM',
      'CALL_CLOSED',
      'REVISION_CLASH',
    ],
  },
  history: {
    access: 'member',
    summary: 'Every change of status, newest first.',
    params: ById,
    answer: z.array(TransitionView),
    errors: ['NOT_FOUND'],
  },
  publicView: {
    access: 'public',
    summary: 'An application that everybody may see.',
    params: BySlug,
    answer: z.object({ data: ApplicationView }),
    errors: ['NOT_FOUND'],
  },
  teamAccess: {
    access: 'member',
    summary: 'An application for its team and the staff, whatever its status.',
    params: BySlug,
    answer: z.object({ data: ApplicationView }),
    errors: ['NOT_FOUND'],
  },
  memberships: {
    access: 'member',
    summary: 'Applications to whose teams the member belongs.',
    answer: z.object({ data: z.array(z.object({ applicationId: Id })) }),
  },
  members: {
    access: 'public',
    summary: 'The team of an application.',
    params: ById,
    answer: z.object({ data: z.array(TeamMember) }),
    errors: ['NOT_FOUND'],
  },
  testMembers: {
    access: 'public',
    summary: 'The team of an application, in the older form.',
    params: ById,
    answer: z.object({ members: z.array(TeamMember) }),
    errors: ['NOT_FOUND'],
  },
  invitations: {
    access: 'member',
    summary: 'Invitations to the team of an application.',
    params: ById,
    answer: z.object({ invitations: z.array(Invitation) }),
    errors: ['NOT_FOUND'],
  },
});
