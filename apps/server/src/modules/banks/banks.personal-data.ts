import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { banksShowing } from './banks.repo.ts';

export const banksPersonalData = (p: Platform): OwnPersonalData => ({
  async erase(tx, userId) {
    const banks = await banksShowing(tx, userId);
    p.signals.publish(tx, ...banks.map((id) => `bank:${id}` as const));
  },
});
