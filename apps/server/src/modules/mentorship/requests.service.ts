import type {
  Mentors,
  MentorshipRequest,
  NewRequest,
  RatingBody,
  RequestChange,
  StatusChange,
} from '@app/contracts/mentorship/mentorship.schemas';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { mentorshipLimits, type RequestPriority } from '@app/domain/mentorship/mentorship';
import {
  eventFor,
  type RequestEvent,
  type RequestStatus,
} from '@app/domain/mentorship/request.machine';
import { requestActors, requestPolicy } from '@app/domain/mentorship/request.policy';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { formFor, lockApplication } from '../applications/public.ts';
import { dropFiles } from './conversation.repo.ts';
import { clockFrom, moveWithin } from './mentorship.moves.ts';
import { changed, mentorsOf, tell } from './mentorship.notices.ts';
import {
  type ApplicationPlace,
  applicationOf,
  countClaimed,
  countRequests,
  deleteRequest,
  findPlace,
  findRequest,
  insertEvent,
  insertRequest,
  lockRequest,
  type RequestRecord,
  subjectOf,
  updateRequest,
} from './mentorship.repo.ts';
import { type SignedIn, viewOf } from './mentorship.view.ts';

/** Orange or blue, by the address; undefined where it serves both. */
export type Kind = 'orange' | 'blue' | undefined;
export interface ByRequest {
  readonly id: string;
  readonly kind?: Kind;
  /** Of an address that names the application too. */
  readonly applicationId?: string;
}
type One = { data: z.output<typeof MentorshipRequest> };

/** A request that the reader may see; to others, and at the other kind's address, there is none. */
export function seen(
  actor: SignedIn,
  record: RequestRecord | undefined,
  { kind, applicationId }: ByRequest,
): RequestRecord | Failure {
  if (!record || !requestPolicy.view(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  if (kind && record.kind !== kind) return fail('NOT_FOUND');
  if (applicationId && record.applicationId !== applicationId) return fail('NOT_FOUND');
  return record;
}

export const openTo = async (read: Reader, actor: SignedIn, by: ByRequest) =>
  seen(actor, await findRequest(read, by.id), by);

export const isSection = (place: ApplicationPlace, section: string): boolean =>
  sectionKeysOf(
    formFor({ call: { kind: place.kind, omittedSections: place.omittedSections } }),
  ).includes(section);

export async function openRequest(
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
): Promise<One | Failure> {
  const record = await openTo(p.db.read, actor, by);
  return isFailure(record) ? record : one(p, actor, record);
}

const one = async (p: Platform, actor: SignedIn, record: RequestRecord): Promise<One> => ({
  data: await viewOf(p.db.read, actor, record, p.clock.now()),
});

/** Does something with a request that the reader may see, and answers how it stands then. */
async function write(
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
  work: (tx: Tx, record: RequestRecord) => Promise<RequestRecord | Failure>,
): Promise<One | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const record = seen(actor, await lockRequest(tx, by.id), by);
    if (isFailure(record)) return record;
    const after = await work(tx, record);
    if (isFailure(after)) return after;
    const board = after.request.status !== record.request.status;
    await changed(p, tx, after, { board, also: record.request.claimedBy });
    return after;
  });
  return isFailure(done) ? done : one(p, actor, done);
}

export async function ask(
  p: Platform,
  actor: SignedIn,
  { id, kind }: { readonly id: string; readonly kind: Kind },
  { description, requestType, priority, section }: z.output<typeof NewRequest>,
): Promise<One | Failure> {
  const made = await p.db.transaction(async (tx) => {
    // One after the other, so that the limit holds.
    const place = (await lockApplication(tx, id)) && (await findPlace(tx, id));
    if (!place || (kind && place.kind !== kind)) return fail('NOT_FOUND');
    const subject = applicationOf(place);
    if (!requestPolicy.view(actor, subject).ok) return fail('NOT_FOUND');
    const refused = refusalOf(requestPolicy.ask(actor, subject));
    if (refused) return refused;
    if (section !== null && !isSection(place, section)) {
      return fail('VALIDATION', { fields: { section: 'invalid' } });
    }
    if ((await countRequests(tx, id)) >= mentorshipLimits.openRequests) {
      return fail('TOO_MANY_ITEMS');
    }
    const at = p.clock.now();
    const requestId = newId();
    await insertRequest(tx, {
      ...freshRequest(place, actor.id, at),
      ...(await clockFrom(tx, place.bank.id, priority, at)),
      id: requestId,
      description,
      type: requestType,
      priority,
      section,
    });
    const record = await findRequest(tx, requestId);
    if (!record) throw new Error('What was written is there.');
    const to = (await mentorsOf(tx, record)).map((mentor) => mentor.id);
    const text = 'mentorAskedBoard';
    await tell(p, tx, record, { to, side: 'mentor', text, ownMail: true });
    await changed(p, tx, record, { board: true });
    return record;
  });
  return isFailure(made) ? made : one(p, actor, made);
}

/** A request as it begins. */
export const freshRequest = (
  { applicationId, bank }: Pick<ApplicationPlace, 'applicationId' | 'bank'>,
  authorId: string,
  at: Date,
) => ({
  applicationId,
  bankId: bank.id,
  authorId,
  status: 'open' as const,
  claimedBy: null,
  tags: [],
  wasLate: false,
  escalatedAt: null,
  firstAnsweredAt: null,
  resolvedAt: null,
  rating: null,
  feedback: null,
  ratedMentorId: null,
  messages: 0,
  lastMessageAt: at,
  createdAt: at,
});

/** The clock counts anew from when it began. */
async function withPriority(
  tx: Tx,
  record: RequestRecord,
  priority: RequestPriority,
): Promise<RequestRecord> {
  const { bankId, clockSince } = record.request;
  const clock = clockSince ? await clockFrom(tx, bankId, priority, clockSince) : {};
  return updateRequest(tx, record, { priority, ...clock });
}

export const changeRequest = (
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
  { description, priority }: RequestChange,
) =>
  write(p, actor, by, async (tx, record) => {
    const refused = refusalOf(requestPolicy.change(actor, subjectOf(record)));
    if (refused) return refused;
    const said =
      description === undefined ? record : await updateRequest(tx, record, { description });
    return priority === undefined ? said : withPriority(tx, said, priority);
  });

export async function removeRequest(
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
): Promise<{ success: true } | Failure> {
  const keys = await p.db.transaction(async (tx) => {
    const record = seen(actor, await lockRequest(tx, by.id), by);
    if (isFailure(record)) return record;
    const refused = refusalOf(requestPolicy.remove(actor, subjectOf(record)));
    if (refused) return refused;
    const files = await dropFiles(tx, by.id);
    await deleteRequest(tx, by.id);
    await recordAudit(tx, {
      action: 'mentorship.removed',
      subject: record.applicationId,
      actorId: actor.id,
      at: p.clock.now(),
      details: { request: by.id, status: record.request.status },
    });
    await changed(p, tx, record, { board: true });
    return files;
  });
  if (isFailure(keys)) return keys;
  for (const key of keys) await p.files.delete(key);
  return { success: true };
}

export const setStatus = (
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
  { status, priority, tags }: StatusChange,
) =>
  write(p, actor, by, async (tx, before) => {
    if (!requestPolicy.note(actor, subjectOf(before)).ok) return fail('FORBIDDEN');
    let record: RequestRecord | Failure =
      status === undefined ? before : await moveTo(p, tx, actor, before, status);
    if (isFailure(record)) return record;
    if (priority !== undefined) {
      if (!leads(actor, record)) return fail('FORBIDDEN');
      record = await withPriority(tx, record, priority);
    }
    return tags === undefined ? record : updateRequest(tx, record, { tags: [...new Set(tags)] });
  });

/** Whether somebody may do more with a request than any of the board. */
const leads = (actor: SignedIn, record: RequestRecord): boolean =>
  requestActors(actor, subjectOf(record)).some((kind) => kind !== 'board');

async function moveTo(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  record: RequestRecord,
  status: RequestStatus,
): Promise<RequestRecord | Failure> {
  const { claimedBy, status: now } = record.request;
  const isTaken = claimedBy !== null && claimedBy !== actor.id;
  if (status === 'claimed' && isTaken && (now === status || !leads(actor, record))) {
    const name = (await membersByIds(tx, [claimedBy])).get(claimedBy)?.name ?? '';
    return fail('ALREADY_CLAIMED', {
      details: { claimedByMemberId: claimedBy, claimedByName: name },
    });
  }
  if (now !== status) return moveWithin(p, tx, actor, record, eventFor[status]);
  return leads(actor, record) ? record : fail('FORBIDDEN');
}

export const assign = (p: Platform, actor: SignedIn, by: ByRequest, mentorId: string) =>
  write(p, actor, by, async (tx, record) => {
    if (!leads(actor, record)) return fail('FORBIDDEN');
    const mentors = await mentorsOf(tx, record);
    if (!mentors.some(({ id }) => id === mentorId)) {
      return fail('VALIDATION', { fields: { mentorId: 'invalid' } });
    }
    if (record.request.claimedBy === mentorId) return record;
    const event: RequestEvent = 'assign';
    return moveWithin(p, tx, actor, record, event, mentorId);
  });

export async function listMentors(
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
): Promise<Mentors | Failure> {
  const { read } = p.db;
  const record = await openTo(read, actor, by);
  if (isFailure(record)) return record;
  if (!requestPolicy.note(actor, subjectOf(record)).ok) return fail('FORBIDDEN');
  const claimed = await countClaimed(read, record.bank.id);
  const mentors = await mentorsOf(read, record);
  return {
    items: mentors.map(({ id, name }) => ({ id, name, openRequests: claimed.get(id) ?? 0 })),
  };
}

export const rate = (
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
  { rating, comment }: z.output<typeof RatingBody>,
) =>
  write(p, actor, by, async (tx, record) => {
    const { claimedBy } = record.request;
    const mentorName = claimedBy;
    const refused = refusalOf(requestPolicy.rate(actor, { ...subjectOf(record), mentorName }));
    if (refused) return refused;
    const at = p.clock.now();
    const requestId = record.request.id;
    await insertEvent(tx, {
      id: newId(),
      requestId,
      event: 'rate',
      actorId: actor.id,
      targetId: claimedBy,
      at,
    });
    return updateRequest(tx, record, {
      rating,
      feedback: comment || null,
      ratedMentorId: claimedBy,
    });
  });
