import {
  type AboutMembers,
  formerMember,
  type PersonalData,
} from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { collectAccount, eraseAccount } from './personal-data.repo.ts';
import { accountChanged } from './signals.ts';

export const accountsTables: AboutMembers = {
  account_secrets: { user_id: 'gone' },
  email_changes: { user_id: 'gone' },
  recovery_codes: { user_id: 'gone' },
  refresh_tokens: {},
  second_factor_removals: { confirmed_by: 'gone', requested_by: 'gone', user_id: 'gone' },
  second_factors: { user_id: 'gone' },
  sessions: { user_id: 'gone' },
  sign_in_events: { user_id: 'gone' },
  users: {},
};

export const accountsPersonalData = (p: Platform): PersonalData => ({
  collect: collectAccount,
  async erase(tx, userId, at, person) {
    await eraseAccount(tx, userId, formerMember(person), at);
    await accountChanged(tx, p, userId);
    return [];
  },
});
