import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { lastMailTo } from '../../platform/testing/mails.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';
import { ownPassword, rows, type TestMember } from '../accounts/accounts.testing.ts';

let turn = 0;

export function emailSteps(app: TestApp) {
  const newAddress = () => {
    turn += 1;
    return `nova-${turn}@primjer.ba`;
  };
  const request = (who: TestMember, newEmail: string, password: string = ownPassword) =>
    who.call(accountSettingsApi.requestEmailChange, { body: { newEmail, password } });
  return {
    newAddress,
    request,
    confirm: (token: string) =>
      app.as().call(accountSettingsApi.confirmEmailChange, { body: { token } }),
    undo: (token: string) => app.as().call(accountSettingsApi.undoEmailChange, { body: { token } }),
    emailOf: async ({ id }: { id: string }) =>
      (await rows<{ email: string }>(app, 'SELECT email FROM users WHERE id = $1', [id]))[0]?.email,
    openSessions: async ({ id }: { id: string }) =>
      (await rows(app, 'SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL', [id]))
        .length,
    async asked(who: TestMember, newEmail = newAddress()) {
      const answer = await request(who, newEmail);
      if (answer.status !== 200) throw new Error(answer.error.code);
      const toNew = await lastMailTo(app, newEmail);
      const toOld = await lastMailTo(app, who.email);
      return { newEmail, answer, toNew, toOld };
    },
  };
}
