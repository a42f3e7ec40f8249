import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetLeadingTo, tellPagesOf } from '../notifications/public.ts';
import { cleanMessages, endAlone } from './personal-data.repo.ts';
import { settingsOf } from './settings.repo.ts';

export const conversationsPersonalData = (p: Platform): OwnPersonalData => ({
  collect: async (read, userId) => ({ settings: (await settingsOf(read, [userId]))(userId) }),

  async erase(tx, userId, _at, person) {
    await cleanMessages(tx, person);
    const ended = await endAlone(tx, userId);
    await forgetLeadingTo(tx, p, ended.conversations);
    tellPagesOf(tx, p, ended.members);
    return ended.files;
  },
});
