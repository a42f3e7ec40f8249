import type {
  CallExtensions,
  NewExtension,
} from '@app/contracts/applications/call-extensions.schemas';
import { canvasOf } from '@app/contracts/pages';
import { callPolicy } from '@app/domain/calls/call.policy';
import { lastReminder, reminderHours } from '@app/domain/calls/call.reminders';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  managedCall,
  momentIn,
  statusNow,
  titleIn,
  visibleCall,
  writeHistory,
} from '../calls/public.ts';
import { notify } from '../notifications/public.ts';
import { titleForBank, unnamedIn, unnamedTitles } from './applications.unnamed.ts';
import {
  dropExtension,
  extensionsEndingBy,
  findExtension,
  markReminded,
  putExtension,
  waitingIn,
} from './call-extensions.repo.ts';

type SignedIn = NonNullable<Actor>;
type Work = Exclude<Awaited<ReturnType<typeof managedCall>>, Failure>;

const day = 24 * 3_600_000;
/** No team gets more time than this beyond the end of its call. */
const longest = 60 * day;

async function extensionsOf(
  read: Reader,
  actor: SignedIn,
  { call, bank }: Work,
): Promise<z.output<typeof CallExtensions>> {
  const waiting = await waitingIn(read, call.id);
  const subject = { status: 'draft', bankSlug: bank.slug, blind: call.blind } as const;
  const titles = await unnamedTitles(
    read,
    actor,
    waiting.map((draft) => ({ ...draft, ...subject })),
  );
  const people = await membersByIds(
    read,
    waiting.flatMap(({ team, extension }) => [
      ...team,
      ...(extension ? [extension.grantedBy] : []),
    ]),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const drafts = waiting.map((draft) => ({
    id: draft.id,
    title: titles.get(draft.id) ?? draft.title,
    team: titles.has(draft.id) ? [] : draft.team.map(nameOf),
  }));
  return {
    drafts,
    extensions: waiting.flatMap(({ extension }, n) => {
      const application = drafts[n];
      if (!extension || !application) return [];
      const { until, reason, grantedBy, grantedAt } = extension;
      return [
        {
          application,
          until,
          reason,
          by: { name: nameOf(grantedBy) },
          at: grantedAt,
        },
      ];
    }),
  };
}

export async function listExtensions(
  p: Platform,
  actor: SignedIn,
  callId: string,
): Promise<z.output<typeof CallExtensions> | Failure> {
  const work = await visibleCall(p.db.read, actor, callId);
  if (isFailure(work)) return work;
  // Who has not submitted is no partner's to know.
  const own = callPolicy.viewChanges(actor, { bankSlug: work.bank.slug }).ok;
  return own ? extensionsOf(p.db.read, actor, work) : fail('FORBIDDEN');
}

/** Gives a team that has not submitted time beyond the end of the call. */
export async function extendCall(
  p: Platform,
  actor: SignedIn,
  callId: string,
  { applicationId, until: asked, reason }: z.infer<typeof NewExtension>,
): Promise<z.output<typeof CallExtensions> | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, callId);
    if (isFailure(work)) return work;
    const at = p.clock.now();
    if (!['open', 'closed', 'deciding'].includes(statusNow(work, at))) return fail('WRONG_STATUS');
    const until = new Date(asked);
    const { closesAt } = work.call;
    const fits = until > at && until > closesAt && until.getTime() - closesAt.getTime() <= longest;
    if (!fits) return fail('VALIDATION', { fields: { until: 'invalid' } });
    const draft = (await waitingIn(tx, callId)).find(({ id }) => id === applicationId);
    if (!draft) return fail('NOT_FOUND');
    await putExtension(tx, {
      applicationId,
      until,
      reason,
      grantedBy: actor.id,
      grantedAt: at,
      // Moments that are past already need no reminder besides what the team hears now.
      remindedHours: lastReminder(until, at),
    });
    await record(p, tx, actor, {
      event: 'extend',
      callId,
      applicationId,
      title: titleForBank(draft.title, await unnamedIn(tx, work.call, draft.team)),
      reason,
      before: draft.extension?.until.toISOString() ?? null,
      after: until.toISOString(),
    });
    await notify(tx, p, {
      userIds: draft.team,
      type: 'status_change',
      text: 'callExtendedTeam',
      values: { call: titleIn(work), until: momentIn(until), reason },
      actionUrl: canvasOf(work.call.kind)({ edit: applicationId }),
    });
    return extensionsOf(tx, actor, work);
  });
}

export async function endExtension(
  p: Platform,
  actor: SignedIn,
  { id: callId, applicationId }: { readonly id: string; readonly applicationId: string },
): Promise<z.output<typeof CallExtensions> | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, callId);
    if (isFailure(work)) return work;
    const found = await findExtension(tx, callId, applicationId);
    if (!found) return fail('NOT_FOUND');
    await dropExtension(tx, applicationId);
    await record(p, tx, actor, {
      event: 'endExtension',
      callId,
      applicationId,
      title: titleForBank(found.title, await unnamedIn(tx, work.call, found.team)),
      reason: '',
      before: found.extension.until.toISOString(),
      after: null,
    });
    return extensionsOf(tx, actor, work);
  });
}

/** Reminds teams whose own time ends soon, each once at each of the moments. */
export async function remindExtended(p: Platform): Promise<void> {
  const now = p.clock.now();
  const by = new Date(now.getTime() + Math.max(...reminderHours) * 3_600_000);
  for (const { extension, team, call } of await extensionsEndingBy(p.db.read, now, by)) {
    const hours = lastReminder(extension.until, now);
    if (hours === null) continue;
    await p.db.transaction(async (tx) => {
      if (!(await markReminded(tx, extension, hours))) return;
      await notify(tx, p, {
        userIds: team,
        type: 'deadline',
        text: 'callClosesTeam',
        values: {
          call: { bhs: call.bhs || call.en, en: call.en || call.bhs },
          until: momentIn(extension.until),
        },
        actionUrl: canvasOf(call.kind)({ edit: extension.applicationId }),
      });
    });
  }
}

async function record(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  what: {
    readonly event: 'extend' | 'endExtension';
    readonly callId: string;
    readonly applicationId: string;
    readonly title: string;
    readonly reason: string;
    readonly before: string | null;
    readonly after: string | null;
  },
): Promise<void> {
  const { event, callId, applicationId, title, reason, before, after } = what;
  const at = p.clock.now();
  await writeHistory(tx, {
    callId,
    at,
    actorId: actor.id,
    event,
    reason,
    fields: [
      { path: 'until', before, after },
      { path: 'application', before: null, after: title },
    ],
  });
  await recordAudit(tx, {
    action: `call.${event}`,
    subject: callId,
    actorId: actor.id,
    at,
    details: { application: applicationId, before, after },
  });
  p.signals.publish(tx, `application:${applicationId}`);
}
