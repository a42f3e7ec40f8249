import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanEntries } from './personal-data.repo.ts';

export const fundsPersonalData = (p: Platform): OwnPersonalData => ({
  async erase(tx, _userId, _at, person) {
    const banks = await cleanEntries(tx, person);
    p.signals.publish(tx, ...banks.map((id) => `bank:${id}` as const));
  },
});
