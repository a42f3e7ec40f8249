import { canvasOf } from '@app/contracts/pages';
import type { Reader } from '../../platform/db/client.ts';
import { fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { momentIn, titleIn } from '../calls/public.ts';
import { notify } from '../notifications/public.ts';
import { announceDecisions } from './applications.announce.service.ts';
import { waitingIn } from './call-extensions.repo.ts';
import { countOfCall, undecidedInCall } from './in-call.repo.ts';

/** Teams that began and did not submit, whose time ends with the call's. */
export async function unsubmittedIn(read: Reader, callId: string) {
  const waiting = await waitingIn(read, callId);
  return waiting
    .filter(({ extension }) => extension === null)
    .map(({ id, team }) => ({ applicationId: id, memberIds: team }));
}

/** What a call's moves ask of the applications to it. */
export const callMoves = {
  guards: {
    async nobodyBegan(tx, { work }) {
      const { started } = await countOfCall(tx, work.call.id);
      return started > 0 ? fail('INCOMPLETE', { details: { started } }) : undefined;
    },
    async everythingDecided(tx, { work }) {
      const undecided = await undecidedInCall(tx, work.call.id);
      return undecided > 0 ? fail('INCOMPLETE', { details: { undecided } }) : undefined;
    },
    async extensionsOver(tx, { work, at }) {
      const waiting = await waitingIn(tx, work.call.id);
      const runs = waiting.some(({ extension }) => extension !== null && extension.until > at);
      return runs ? fail('EXTENSION_RUNNING') : undefined;
    },
  },
  effects: {
    async announceDecisions(p, tx, { work, at }) {
      const announced = await announceDecisions(p, tx, work.call.id, at);
      return 'undecided' in announced ? fail('INCOMPLETE', { details: announced }) : announced;
    },
    async notifyDrafts(p, tx, { work, request }) {
      for (const { id, team } of await waitingIn(tx, work.call.id)) {
        await notify(tx, p, {
          userIds: team,
          type: 'deadline',
          text: 'callReopenedTeam',
          values: {
            call: titleIn(work),
            until: momentIn(new Date(request.closesAt ?? work.call.closesAt)),
          },
          actionUrl: canvasOf(work.call.kind)({ edit: id }),
        });
      }
    },
  },
} satisfies SomeMoves['call'];
