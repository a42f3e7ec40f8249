import type {
  BankRequest,
  BankRequestMove,
  BankRequestsQuery,
  NewBankRequest,
  QueuedBankRequest,
} from '@app/contracts/bank-requests/bank-requests.schemas';
import { bankRequestMachine } from '@app/domain/bank-requests/bank-request.machine';
import {
  bankRequestActors,
  bankRequestPolicy,
} from '@app/domain/bank-requests/bank-request.policy';
import { bankPolicy } from '@app/domain/banks/bank.policy';
import { eventsFrom } from '@app/domain/machine';
import { type Actor, bankSlugsOf } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { runMove } from '../../kit/moves.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { findBank } from '../banks/public.ts';
import { receivedMailJob } from './bank-requests.jobs.ts';
import { bankRequestLifecycle, tellAdmins } from './bank-requests.moves.ts';
import {
  type BankRequestRecord,
  findRequest,
  insertRequest,
  listRequests,
  lockRequest,
  requestsOf,
} from './bank-requests.repo.ts';

type Member = NonNullable<Actor>;

const subjectOf = ({ request, bank }: BankRequestRecord) => ({
  requesterId: request.requesterId,
  bankSlug: bank?.slug ?? null,
});

function viewOf(record: BankRequestRecord, actor: Actor): z.output<typeof BankRequest> {
  const { requesterId: _, bankId: __, createdAt, messages, ...request } = record.request;
  const actors = bankRequestActors(actor, subjectOf(record));
  return {
    ...request,
    bank: record.bank,
    messages: messages.map((one) => ({ ...one, at: new Date(one.at) })),
    createdAt,
    events: eventsFrom(bankRequestMachine, request.status, actors),
  };
}

export async function createRequest(
  p: Platform,
  actor: Member,
  body: NewBankRequest,
): Promise<z.output<typeof BankRequest> | Failure> {
  const bank = body.kind === 'call' ? await findBank(p.db.read, body.bank) : undefined;
  if (body.kind === 'call' && !bank) return fail('NOT_FOUND');
  const at = p.clock.now();
  const { id, kind, groupName, text } = body;
  return p.db.transaction(async (tx) => {
    const isNew = await insertRequest(tx, {
      id,
      kind,
      status: 'received',
      requesterId: actor.id,
      groupName,
      municipality: body.kind === 'bank' ? body.municipality : (bank?.municipality ?? ''),
      bankId: bank?.id ?? null,
      people: body.kind === 'bank' ? body.people : null,
      title: body.kind === 'call' ? body.title : '',
      text,
      messages: [],
      createdAt: at,
    });
    const record = await findRequest(tx, id);
    if (!record) throw new Error(`The request ${id} vanished.`);
    if (!isNew) {
      const same = record.request.requesterId === actor.id && record.request.text === text;
      return same ? viewOf(record, actor) : fail('IDEMPOTENCY_MISMATCH');
    }
    await recordAudit(tx, {
      action: 'bankRequest.received',
      subject: id,
      actorId: actor.id,
      at,
      details: { kind },
    });
    await tellAdmins(p, tx, record, 'bankRequestArrived');
    await p.jobs.put(tx, receivedMailJob, { id });
    return viewOf(record, actor);
  });
}

export async function listOwnRequests(
  p: Platform,
  actor: Member,
): Promise<z.output<typeof BankRequest>[]> {
  return (await requestsOf(p.db.read, actor.id)).map((record) => viewOf(record, actor));
}

export async function listQueue(
  { db: { read } }: Platform,
  actor: Member,
  { state, ...query }: z.infer<typeof BankRequestsQuery>,
): Promise<ListPage<z.output<typeof QueuedBankRequest>> | Failure> {
  const banks = bankPolicy.create(actor).ok
    ? 'all'
    : bankSlugsOf(actor, ['ob_voditelj', 'ob_menadzer']);
  if (banks !== 'all' && banks.length === 0) return fail('FORBIDDEN');
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listRequests(read, slice, { state, banks }),
    place: ({ request }) => ({ at: request.createdAt, id: request.id }),
    show: async (records) => {
      const ids = records.map(({ request }) => request.requesterId);
      const people = await membersByIds(read, ids);
      return records.map((record) => {
        const { name = '', email = '' } = people.get(record.request.requesterId) ?? {};
        return { ...viewOf(record, actor), from: { name, email } };
      });
    },
  });
}

export async function moveRequest(
  p: Platform,
  actor: Member,
  id: string,
  { event, text }: z.infer<typeof BankRequestMove>,
): Promise<z.output<typeof BankRequest> | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const record = await lockRequest(tx, id);
    if (!record || !bankRequestPolicy.view(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
    const request = {
      state: record.request.status,
      event,
      actors: bankRequestActors(actor, subjectOf(record)),
      reason: text,
      actorId: actor.id,
      at,
    };
    const done = await runMove(p, tx, bankRequestLifecycle, request, { record });
    return isFailure(done) ? done : viewOf(done.record, actor);
  });
}
