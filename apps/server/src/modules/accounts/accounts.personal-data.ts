import { formerMember, type OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { collectAccount, eraseAccount } from './personal-data.repo.ts';
import { accountChanged } from './signals.ts';

export const accountsPersonalData = (p: Platform): OwnPersonalData => ({
  collect: collectAccount,
  async erase(tx, userId, at, person) {
    await eraseAccount(tx, userId, formerMember(person), at);
    await accountChanged(tx, p, userId);
  },
});
