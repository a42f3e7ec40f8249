import { editablePages } from '@app/domain/content/pages';
import { isAdmin } from '@app/domain/permissions/permissions';
import { type Hearing, heardBy } from '../../platform/hearing.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    /** A page that admins edit, by its name. */
    readonly content: Hearing;
    readonly edits: 'nobody';
  }
}

export const contentTopics = {
  content: heardBy({
    find: async (_p, _actor, pages) => new Map(pages.map((page) => [page, page])),
    may: isAdmin,
    names: editablePages,
  }),
  edits: 'nobody',
} as const;
