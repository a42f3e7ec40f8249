import type { Names } from './names.ts';

/** Files of the server's module. */
export function serverFiles(names: Names): Record<string, string> {
  const folder = `apps/server/src/modules/${names.many}`;
  return {
    [`${folder}/${names.many}.tables.ts`]: tables(names),
    [`${folder}/${names.many}.repo.ts`]: repo(names),
    [`${folder}/${names.many}.service.ts`]: service(names),
    [`${folder}/${names.many}.routes.ts`]: routes(names),
    [`${folder}/${names.many}.factory.ts`]: factory(names),
    [`${folder}/${names.many}.itest.ts`]: integrationTest(names),
    [`${folder}/public.ts`]: `export { ${names.many}Module } from './${names.many}.routes.ts';\n`,
  };
}

const tables = ({
  many,
}: Names) => `import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The ${many}; the index serves their list. */
export const ${many} = pgTable(
  '${many}',
  {
    id: uuid().primaryKey(),
    titleBhs: text('title_bhs').notNull(),
    titleEn: text('title_en').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('${many}_created').on(table.createdAt, table.id)],
);
`;

const repo = ({
  many,
  One,
  Many,
}: Names) => `import type { Reader, Tx } from '../../platform/db/client.ts';
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
`;

const service = ({
  many,
  one,
  One,
  Many,
}: Names) => `import type { New${One}, ${One}View } from '@app/contracts/${many}/${many}.schemas';
import type { Actor } from '@app/domain/accounts/permissions';
import { ${one}Policy } from '@app/domain/${many}/${one}.policy';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ${One}Row, insert${One}, list${Many} } from './${many}.repo.ts';

/** What can be asked about ${many} and done with them. */
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
      const { bhs, en } = wish.title;
      const row = { id: newId(), titleBhs: bhs, titleEn: en, createdAt: at };
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
  return {
    id: row.id,
    title: { bhs: row.titleBhs, en: row.titleEn },
    createdAt: row.createdAt.toISOString(),
  };
}
`;

const routes = ({
  many,
  Many,
}: Names) => `import { ${many}Api } from '@app/contracts/${many}/${many}.api';
import { defineModule } from '../../platform/http/module.ts';
import { create${Many}Service } from './${many}.service.ts';

export const ${many}Module = defineModule({
  name: '${many}',
  api: ${many}Api,
  handlers: (platform) => {
    const service = create${Many}Service(platform);
    return {
      list: ({ query }) => service.list(query),
      create: ({ body }, { actor }) => service.create(actor, body),
    };
  },
});
`;

const factory = ({
  many,
  one,
  One,
}: Names) => `import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { type ${One}Row, insert${One} } from './${many}.repo.ts';

/** Builds a ${one}, for tests and the demo. @param plan what is not chosen is made up. */
export async function create${One}(
  tx: Tx,
  plan: Partial<Omit<${One}Row, 'id'>> = {},
): Promise<${One}Row> {
  const row: ${One}Row = {
    id: newId(),
    titleBhs: 'Naslov',
    titleEn: 'Title',
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Persona, personas } from '../../platform/testing/personas.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { create${One} } from './${many}.factory.ts';

let app: TestApp;
let lejla: Persona;

beforeAll(async () => {
  app = await testApp();
  lejla = (await personas(app)).lejla;
});

afterAll(() => app.close());

describe('${many}', () => {
  const title = { bhs: 'Prvi', en: 'First' };

  it('are created by members only', async () => {
    expect((await app.as().call(${many}Api.create, { body: { title } })).status).toBe(401);
    const created = await app.as(lejla.token).call(${many}Api.create, { body: { title } });
    expect(created.status).toBe(201);
    expect(created.data.title).toEqual(title);
  });

  it('are listed newest first, page by page', async () => {
    const newest = await app.platform.db.transaction((tx) => create${One}(tx, { createdAt: new Date('2026-12-01') }));
    const first = await app.as().call(${many}Api.list, { query: { limit: 1 } });
    expect(first.data.items.map((one) => one.id)).toEqual([newest.id]);
    const after = first.data.next ?? '';
    const second = await app.as().call(${many}Api.list, { query: { limit: 1, after } });
    expect(second.data).toMatchObject({ items: [{ title }], next: null });
  });

  it('refuse a cursor that is none', async () => {
    const answer = await app.as().call(${many}Api.list, { query: { after: 'x' } });
    expect(answer.status).toBe(400);
  });
});
`;
