import { callPage } from '@app/contracts/pages';
import { callState } from '@app/domain/calls/call';
import { eq, inArray } from 'drizzle-orm';
import type { SearchedKind } from '../../platform/search/kinds.ts';
import { bankTable, nearBank } from '../banks/public.ts';
import { listed } from './calls.repo.ts';
import { calls } from './calls.tables.ts';

/** Calls that stand in the list for everybody. */
export const callsSearch: SearchedKind = {
  kind: 'calls',
  access: 'public',
  pools: (_p, _read, { actor }) => [
    {
      table: calls,
      id: calls.id,
      words: calls.words,
      where: listed,
      near: nearBank(calls.bankId, actor),
    },
  ],
  async show({ clock }, read, { language }, ids) {
    const rows = await read
      .select({ call: calls, bankName: bankTable.name, municipality: bankTable.municipality })
      .from(calls)
      .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
      .where(inArray(calls.id, [...ids]));
    const [one, other] = language === 'en' ? (['En', 'Bhs'] as const) : (['Bhs', 'En'] as const);
    return rows.map(({ call, bankName, municipality }) => ({
      id: call.id,
      page: callPage(call),
      title: call[`title${one}`] || call[`title${other}`],
      parts: [
        ['summary', call[`summary${one}`]] as const,
        ['text', call[`description${one}`]] as const,
        ['title', call[`title${other}`]] as const,
        ['summary', call[`summary${other}`]] as const,
        ['text', call[`description${other}`]] as const,
      ],
      by: bankName,
      place: municipality,
      picture: call.picture,
      status: callState(call, clock.now()),
      at: call.closesAt,
      isTeamOnly: false,
    }));
  },
};
