import { securityApi } from '@app/contracts/security/security.api';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import {
  closeAccount,
  endMemberSession,
  endMemberSessions,
  listSessions,
  reopenAccount,
  unlockMember,
} from './security.accounts.service.ts';
import {
  changeRole,
  giveTo,
  openMember,
  pageOfChanges,
  permissionsOfMember,
  searchMembers,
  takeFrom,
} from './security.permissions.service.ts';
import type { ListPage } from './security.views.ts';
import { figures, listLocked, pageOfClosed, pageOfSignIns } from './security.watch.service.ts';

/** The items of a page; its cursor goes into a header. */
function itemsOf<T>(
  page: Failure | ListPage<T>,
  context: { header(name: string, value: string): void },
): Failure | T[] {
  if (isFailure(page)) return page;
  if (page.next) context.header('x-next-cursor', page.next);
  return page.items;
}

/** Watching over accounts, and giving permissions. */
export const securityModule = defineModule({
  name: 'security',
  api: securityApi,
  handlers: (p) => ({
    figures: () => figures(p),
    signIns: async ({ query }, context) => itemsOf(await pageOfSignIns(p, query), context),
    locked: () => listLocked(p),
    closed: async ({ query }, context) => itemsOf(await pageOfClosed(p, query), context),
    changes: async ({ query }, context) =>
      itemsOf(await pageOfChanges(p, context.actor, query), context),
    members: async ({ query }, context) =>
      itemsOf(await searchMembers(p, context.actor, query), context),
    member: ({ params }, { actor }) => openMember(p, actor, params.id),
    unlock: ({ params }, { actor }) => unlockMember(p, actor, params.id),
    close: ({ params }, { actor }) => closeAccount(p, actor, params.id),
    reopen: ({ params }, { actor }) => reopenAccount(p, actor, params.id),
    sessions: ({ params }, { sessionId }) => listSessions(p, params.id, sessionId),
    endSession: ({ params }, { actor }) =>
      endMemberSession(p, actor, { memberId: params.id, sessionId: params.sessionId }),
    endSessions: ({ params }, { actor }) => endMemberSessions(p, actor, params.id),
    permissions: ({ params }, { actor }) => permissionsOfMember(p, actor, params.id),
    grant: ({ params, body }, { actor }) => giveTo(p, actor, params.id, body),
    revoke: ({ params }, { actor }) =>
      takeFrom(p, actor, { memberId: params.id, permissionId: params.permissionId }),
    setRole: ({ params, body }, { actor }) => changeRole(p, actor, params.id, body),
  }),
});
