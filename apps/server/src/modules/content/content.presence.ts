import type { EditorHere, EditorsHere } from '@app/contracts/content/content.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { createPresence } from '../../platform/presence.ts';
import { membersByIds } from '../accounts/public.ts';

/** Says that an admin has a page open to edit, or left it, and answers who else has. */
export function createEditors(p: Platform) {
  const presence = createPresence(p, { beats: 'edits', news: (page) => `content:${page}` });
  return async (
    userId: string,
    page: EditablePage,
    { editor, open }: z.infer<typeof EditorHere>,
  ): Promise<EditorsHere> => {
    presence.beat({ place: page, userId, editor, section: open ? 'page' : null });
    const ids = presence.others(page, userId).map((one) => one.userId);
    const members = await membersByIds(p.db.read, ids);
    return {
      people: ids.flatMap((id) => {
        const member = members.get(id);
        return member ? [{ name: member.name, picture: member.picture }] : [];
      }),
    };
  };
}
