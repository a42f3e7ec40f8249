import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { defineModule } from '../../platform/http/module.ts';
import {
  beginFactor,
  changePassword,
  disableFactor,
  enableFactor,
  endSessionOf,
  renewRecoveryCodes,
} from '../accounts/public.ts';
import { changeAccount, endOtherSessions, ownAccount, ownSessions } from './account.service.ts';
import { accountSettingsJobs } from './account-settings.jobs.ts';
import { requestDeletion } from './deletion.service.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from './email-change.service.ts';

export const accountSettingsModule = defineModule({
  name: 'account-settings',
  api: accountSettingsApi,
  jobs: accountSettingsJobs,
  handlers: (p) => ({
    account: (_, { actor }) => ownAccount(p, actor.id),
    changeAccount: ({ body }, { actor }) => changeAccount(p, actor.id, body),
    changePassword: ({ body }, context) => changePassword(p, context.actor.id, body, context),
    requestEmailChange: ({ body }, context) =>
      requestEmailChange(p, context.actor.id, body, context),
    cancelEmailChange: (_, { actor }) => cancelEmailChange(p, actor.id),
    confirmEmailChange: ({ body }) => confirmEmailChange(p, body.token),
    undoEmailChange: ({ body }) => undoEmailChange(p, body.token),
    sessions: (_, { actor, sessionId }) => ownSessions(p, actor.id, sessionId),
    endSession: ({ params }, { actor }) => endSessionOf(p, actor.id, params.id),
    endOtherSessions: (_, { actor, sessionId }) => endOtherSessions(p, actor.id, sessionId),
    beginTwoFactor: ({ body }, context) => beginFactor(p, context.actor.id, body.password, context),
    enableTwoFactor: ({ body }, context) => enableFactor(p, context.actor.id, body, context),
    disableTwoFactor: ({ body }, context) => disableFactor(p, context.actor.id, body, context),
    renewRecoveryCodes: ({ body }, context) =>
      renewRecoveryCodes(p, context.actor.id, body, context),
    requestDeletion: ({ body }, context) => requestDeletion(p, context.actor.id, body, context),
  }),
});
