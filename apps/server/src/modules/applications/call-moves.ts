import { pages } from '@app/contracts/pages';
import { fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { momentIn, titleIn } from '../calls/public.ts';
import { notify } from '../notifications/public.ts';
import { announceDecisions } from './applications.announce.service.ts';
import { memberIdsOf } from './applications.lists.repo.ts';
import { countOfCall, draftsOfCall, undecidedInCall } from './applications.repo.ts';

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
  },
  effects: {
    async announceDecisions(p, tx, { work }) {
      const told = await announceDecisions(p, tx, work.call.id);
      return 'undecided' in told ? fail('INCOMPLETE', { details: told }) : told;
    },
    async notifyDrafts(p, tx, { work, request }) {
      const drafts = await draftsOfCall(tx, work.call.id);
      const teams = await memberIdsOf(
        tx,
        drafts.map(({ id }) => id),
      );
      for (const { id } of drafts) {
        await notify(tx, p, {
          userIds: teams.get(id) ?? [],
          type: 'deadline',
          text: 'callReopenedTeam',
          values: {
            call: titleIn(work),
            until: momentIn(new Date(request.closesAt ?? work.call.closesAt)),
          },
          actionUrl: pages.canvas({ edit: id }),
        });
      }
    },
  },
} satisfies SomeMoves['call'];
