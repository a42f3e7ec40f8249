import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';

/** A member's own uploads (specification §7.3, product storage). */
export function filesPersonalData({ files }: Pick<Platform, 'files'>): OwnPersonalData {
  const keysOf = (userId: string) => files.list(`uploads/${userId}`);
  return {
    async collect(_read, userId) {
      const keys = await keysOf(userId);
      return { uploads: keys.map((key) => ({ file: `files/${key}`, address: `/api/${key}` })) };
    },
    files: (_read, userId) => keysOf(userId),
    erase: (_tx, userId) => keysOf(userId),
  };
}
