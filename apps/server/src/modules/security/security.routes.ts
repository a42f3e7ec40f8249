import { securityApi } from '@app/contracts/security/security.api';
import { defineModule } from '../../platform/http/module.ts';
import { endSessionOf } from '../accounts/public.ts';
import {
  closeAccount,
  endMemberSessions,
  listSessions,
  reopenAccount,
  unlockMember,
} from './security.accounts.service.ts';
import {
  confirmFactorRemoval,
  listFactorRemovals,
  removeDueFactors,
  requestFactorRemoval,
  withdrawFactorRemoval,
} from './security.factor-removal.service.ts';
import { reportLostFactor, stopFactorRemoval } from './security.lost-factor.service.ts';
import {
  changeRole,
  giveTo,
  openMember,
  pageOfChanges,
  permissionsOfMember,
  searchMembers,
  takeFrom,
} from './security.permissions.service.ts';
import { figures, listLocked, pageOfClosed, pageOfSignIns } from './security.watch.service.ts';

export const securityModule = defineModule({
  name: 'security',
  api: securityApi,
  jobs: (p) => [
    { name: 'security.factor-removals', schedule: '*/5 * * * *', run: () => removeDueFactors(p) },
  ],
  handlers: (p) => ({
    figures: () => figures(p),
    signIns: ({ query }) => pageOfSignIns(p, query),
    locked: () => listLocked(p),
    closed: ({ query }) => pageOfClosed(p, query),
    factorRemovals: (_, { actor }) => listFactorRemovals(p, actor),
    lostFactor: ({ body }) => reportLostFactor(p, body),
    stopFactorRemoval: ({ body }) => stopFactorRemoval(p, body.token),
    requestFactorRemoval: ({ params, body }, { actor }) =>
      requestFactorRemoval(p, actor, params.id, body),
    confirmFactorRemoval: ({ params }, { actor }) => confirmFactorRemoval(p, actor, params.id),
    withdrawFactorRemoval: ({ params }, { actor }) => withdrawFactorRemoval(p, actor, params.id),
    changes: ({ query }, { actor }) => pageOfChanges(p, actor, query),
    members: ({ query }, { actor }) => searchMembers(p, actor, query),
    member: ({ params }, { actor }) => openMember(p, actor, params.id),
    unlock: ({ params }, { actor }) => unlockMember(p, actor, params.id),
    close: ({ params }, { actor }) => closeAccount(p, actor, params.id),
    reopen: ({ params }, { actor }) => reopenAccount(p, actor, params.id),
    sessions: ({ params }, { sessionId }) => listSessions(p, params.id, sessionId),
    endSession: ({ params }, { actor }) => endSessionOf(p, params.id, params.sessionId, actor.id),
    endSessions: ({ params }, { actor }) => endMemberSessions(p, actor, params.id),
    permissions: ({ params }, { actor }) => permissionsOfMember(p, actor, params.id),
    grant: ({ params, body }, { actor }) => giveTo(p, actor, params.id, body),
    revoke: ({ params }, { actor }) =>
      takeFrom(p, actor, { memberId: params.id, permissionId: params.permissionId }),
    setRole: ({ params, body }, { actor }) => changeRole(p, actor, params.id, body),
  }),
});
