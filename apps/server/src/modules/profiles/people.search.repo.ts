import { pages } from '@app/contracts/pages';
import { and, eq, exists, sql } from 'drizzle-orm';
import { signaturesOf } from '../../kit/people/people.ts';
import type { SearchedKind } from '../../platform/search/kinds.ts';
import { accountTable, findable } from '../accounts/public.ts';
import { profilesOf } from './profiles.repo.ts';
import { profiles } from './profiles.tables.ts';
import { viewFor } from './profiles.view.ts';
import { others } from './search.service.ts';

/** Members whom the reader finds in the directory, by name and by what they tell members. */
export const peopleSearch: SearchedKind = {
  kind: 'people',
  access: 'member',
  pools(p, read, { actor }) {
    if (!actor) return [];
    const isFindable = findable(others(p, read, actor.id));
    return [
      {
        table: accountTable,
        id: accountTable.id,
        words: accountTable.words,
        where: isFindable,
        near: sql`${accountTable.municipality} =
          (SELECT own.municipality FROM ${accountTable} AS own WHERE own.id = ${actor.id})`,
      },
      {
        table: profiles,
        id: profiles.userId,
        words: profiles.words,
        where: exists(
          read
            .select({ one: sql`1` })
            .from(accountTable)
            .where(and(eq(accountTable.id, profiles.userId), isFindable)),
        ),
      },
    ];
  },
  async show(p, read, _searcher, ids) {
    const [signature, rowOf] = await Promise.all([
      signaturesOf(p, read, ids, 'members'),
      profilesOf(read, ids),
    ]);
    return ids.flatMap((id) => {
      const { name, profileSlug, profilePictureUrl } = signature(id);
      if (profileSlug === null) return [];
      const person = {
        id,
        firstName: '',
        lastName: '',
        picture: null,
        interests: [],
        visible: true,
      };
      const view = viewFor('members', { person, row: rowOf(id), proven: [] });
      return {
        id,
        page: pages.profile({ profileSlug }),
        title: name,
        parts: [
          ['skills', view.skills.join(', ')] as const,
          ['headline', view.headline] as const,
          ['text', view.about] as const,
          ['place', view.place] as const,
        ],
        by: view.headline,
        place: view.place,
        picture: profilePictureUrl,
        status: null,
        at: null,
        isTeamOnly: false,
      };
    });
  },
};
