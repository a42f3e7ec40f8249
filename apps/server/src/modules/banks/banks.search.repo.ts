import { pages } from '@app/contracts/pages';
import type { Actor } from '@app/domain/permissions/permissions';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SearchedKind } from '../../platform/search/kinds.ts';
import { publishedBank } from './banks.repo.ts';
import { banks } from './banks.tables.ts';

/** That a bank is of the town where the reader lives; of a stranger nobody knows. */
export const nearBank = (id: AnyPgColumn, actor: Actor): SQL | undefined =>
  actor
    ? sql`${id} = ANY (ARRAY(SELECT near.id FROM ${banks} AS near WHERE near.municipality =
        (SELECT municipality FROM users WHERE users.id = ${actor.id})))`
    : undefined;

/** Banks that everybody may know of. */
export const banksSearch: SearchedKind = {
  kind: 'banks',
  access: 'public',
  pools: (_p, _read, { actor }) => [
    {
      table: banks,
      id: banks.id,
      words: banks.words,
      where: publishedBank,
      near: nearBank(banks.id, actor),
    },
  ],
  async show(_p, read, { language }, ids) {
    const rows = await read
      .select()
      .from(banks)
      .where(inArray(banks.id, [...ids]));
    const [one, other] = language === 'en' ? (['En', 'Bhs'] as const) : (['Bhs', 'En'] as const);
    return rows.map((bank) => ({
      id: bank.id,
      page: pages.bank({ bankSlug: bank.slug }),
      title: bank.name,
      parts: [one, other].flatMap((ending) => [
        ['summary', bank[`description${ending}`]] as const,
        ['text', bank[`story${ending}`]] as const,
        ['address', bank[`address${ending}`]] as const,
      ]),
      by: '',
      place: bank.municipality,
      picture: null,
      status: null,
      at: null,
      isTeamOnly: false,
    }));
  },
};
