import type { Names } from './names.ts';

/** Files of the server's module. */
export function serverFiles(names: Names): Record<string, string> {
  const folder = `apps/server/src/modules/${names.many}`;
  return {
    [`${folder}/${names.many}.tables.ts`]: tables(names),
    [`${folder}/${names.many}.repo.ts`]: repo(names),
    [`${folder}/${names.many}.service.ts`]: service(names),
    [`${folder}/${names.many}.routes.ts`]: routes(names),
    [`${folder}/${names.many}.personal-data.ts`]: personalData(names),
    [`${folder}/${names.many}.factory.ts`]: factory(names),
    [`${folder}/${names.many}.itest.ts`]: integrationTest(names),
    [`${folder}/public.ts`]: `export { ${names.many}Module } from './${names.many}.routes.ts';\n`,
  };
}

const tables = ({
  many,
}: Names) => `import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

export const ${many} = pgTable(
  '${many}',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('${many}_created').on(table.createdAt, table.id),
    index('${many}_created_by').on(table.createdBy),
  ],
);
`;

const repo = ({ many, One, Many }: Names) => `import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { ${many} } from './${many}.tables.ts';

export type ${One}Row = typeof ${many}.$inferSelect;

export async function insert${One}(tx: Tx, row: ${One}Row): Promise<void> {
  await tx.insert(${many}).values(row);
}

/** Newest first. */
export async function list${Many}(read: Reader, { after, limit }: Slice): Promise<${One}Row[]> {
  const order = inTimeOrder('desc', ${many}.createdAt, ${many}.id);
  return read
    .select()
    .from(${many})
    .where(order.beyond(after))
    .orderBy(...order.by)
    .limit(limit);
}

export async function ${many}By(read: Reader, userId: string): Promise<${One}Row[]> {
  return read.select().from(${many}).where(eq(${many}.createdBy, userId)).orderBy(asc(${many}.id));
}

export async function delete${Many}By(tx: Tx, userId: string): Promise<void> {
  await tx.delete(${many}).where(eq(${many}.createdBy, userId));
}
`;

const service = ({
  many,
  one,
  One,
  Many,
}: Names) => `import type { New${One}, ${One}View } from '@app/contracts/${many}/${many}.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { ${one}Policy } from '@app/domain/${many}/${one}.policy';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ${One}Row, insert${One}, list${Many} } from './${many}.repo.ts';

export function create${Many}Service({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    list(query: {
      readonly after?: string | undefined;
      readonly limit: number;
    }): Promise<ListPage<${One}View> | Failure> {
      return listPage(query, {
        cursor: timeCursor,
        read: (slice) => list${Many}(db.read, slice),
        place: ({ createdAt, id }) => ({ at: createdAt, id }),
        show: (rows) => rows.map(viewOf),
      });
    },

    async create(actor: NonNullable<Actor>, wish: New${One}): Promise<${One}View | Failure> {
      if (!${one}Policy.create(actor).ok) return fail('FORBIDDEN');
      const at = clock.now();
      const row = { id: newId(), title: wish.title, createdBy: actor.id, createdAt: at };
      return db.transaction(async (tx) => {
        await insert${One}(tx, row);
        const action = '${one}.created';
        await recordAudit(tx, { action, subject: row.id, actorId: actor.id, at });
        return viewOf(row);
      });
    },
  };
}

function viewOf(row: ${One}Row): ${One}View {
  return { id: row.id, title: row.title, createdAt: row.createdAt.toISOString() };
}
`;

const routes = ({
  many,
  Many,
}: Names) => `import { ${many}Api } from '@app/contracts/${many}/${many}.api';
import { defineModule } from '../../platform/http/module.ts';
import { ${many}PersonalData } from './${many}.personal-data.ts';
import { create${Many}Service } from './${many}.service.ts';

export const ${many}Module = defineModule({
  name: '${many}',
  api: ${many}Api,
  personalData: () => ${many}PersonalData,
  handlers: (platform) => {
    const ${many} = create${Many}Service(platform);
    return {
      list: ({ query }) => ${many}.list(query),
      create: ({ body }, { actor }) => ${many}.create(actor, body),
    };
  },
});
`;

const personalData = ({
  many,
  Many,
}: Names) => `import type { PersonalData } from '../../platform/personal-data.ts';
import { delete${Many}By, ${many}By } from './${many}.repo.ts';

export const ${many}PersonalData: PersonalData = {
  async collect(read, userId) {
    const ${many} = await ${many}By(read, userId);
    return { ${many}: ${many}.map(({ createdBy: _, ...row }) => row) };
  },

  async erase(tx, userId) {
    await delete${Many}By(tx, userId);
    return [];
  },
};
`;

const factory = ({ many, One }: Names) => `import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { type ${One}Row, insert${One} } from './${many}.repo.ts';

export async function create${One}(
  tx: Tx,
  createdBy: { readonly id: string },
  plan: Partial<Omit<${One}Row, 'id'>> = {},
): Promise<${One}Row> {
  const row: ${One}Row = {
    id: newId(),
    title: 'Naslov',
    createdBy: createdBy.id,
    createdAt: new Date('2026-11-01T09:00:00.000Z'),
    ...plan,
  };
  await insert${One}(tx, row);
  return row;
}
`;

const integrationTest = ({
  many,
  One,
}: Names) => `import { ${many}Api } from '@app/contracts/${many}/${many}.api';
import { describe, expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { create${One} } from './${many}.factory.ts';
import { ${many}PersonalData } from './${many}.personal-data.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const build = (by: Persona, plan = {}) =>
  app.platform.db.transaction((tx) => create${One}(tx, by, plan));

const list = (query: { limit?: number; after?: string }) =>
  app.as(cast.lejla.token).call(${many}Api.list, { query });

describe('${many}', () => {
  it('are created and seen by members only', async () => {
    const body = { title: 'Prvi' };
    expect((await app.as().call(${many}Api.create, { body })).status).toBe(401);
    expect((await app.as().call(${many}Api.list)).status).toBe(401);
    const created = await app.as(cast.lejla.token).call(${many}Api.create, { body });
    expect(created.status).toBe(201);
    expect((await list({})).data).toEqual({ items: [created.data], next: null });
  });

  it.each(['', '   ', 'x'.repeat(201)])('need a title, not %j', async (title) => {
    const answer = await app.as(cast.lejla.token).call(${many}Api.create, { body: { title } });
    expect(answer.status).toBe(400);
  });

  it('are listed newest first, page by page', async () => {
    const newest = await build(cast.emir, { createdAt: new Date('2026-12-02') });
    const second = await build(cast.emir, { createdAt: new Date('2026-12-01') });
    const first = await list({ limit: 1 });
    expect(first.data.items.map(({ id }) => id)).toEqual([newest.id]);
    const next = await list({ limit: 1, after: first.data.next ?? '' });
    expect(next.data.items.map(({ id }) => id)).toEqual([second.id]);
  });

  it('refuse a cursor that is none', async () => {
    expect((await list({ after: 'x' })).status).toBe(400);
  });

  it('are given to their member, and go with the account', async () => {
    const { db } = app.platform;
    const [clan, person] = [cast.clan, {} as never];
    const { id } = await build(clan);
    const kept = await ${many}PersonalData.collect(db.read, clan.id, person);
    expect(kept).toMatchObject({ ${many}: [{ id, title: 'Naslov' }] });
    await db.transaction((tx) => ${many}PersonalData.erase(tx, clan.id, new Date(), person));
    expect(await ${many}PersonalData.collect(db.read, clan.id, person)).toEqual({ ${many}: [] });
  });
});
`;
