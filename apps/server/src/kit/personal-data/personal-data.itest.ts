import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { about } from '../../platform/db/about-members.ts';
import type { Tx } from '../../platform/db/client.ts';
import { reference } from '../../platform/db/columns.ts';
import { newId } from '../../platform/ids.ts';
import type { Person } from '../../platform/personal-data.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { takeOut } from './personal-data.repo.ts';
import { personalDataOf } from './personal-data.ts';

const readers = pgTable('readers', { id: uuid().primaryKey() });
const shelves = pgTable('shelves', { id: uuid().primaryKey(), readerId: uuid('reader_id') });
const books = pgTable('books', {
  id: uuid().primaryKey(),
  shelfId: reference('shelf_id', () => shelves.id),
  title: text().notNull(),
  file: text(),
});
const pages = pgTable(
  'pages',
  {
    book: text().notNull(),
    number: integer().notNull(),
    words: text().notNull(),
    markedBy: uuid('marked_by'),
    email: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.book, table.number] })],
);
const keyless = pgTable('keyless', { words: text().notNull() });

const tables = [
  about(readers),
  about(shelves, {
    erase: { readerId: 'delete' },
    give: { shelves: { of: 'readerId' }, first: { of: 'readerId', columns: ['id'], one: true } },
  }),
  about(books, { erase: { shelfId: 'delete' } }),
  about(pages, {
    erase: { markedBy: 'null', words: 'name' },
    named: () => sql`${pages.book} = 'open'`,
    give: {
      marks: {
        of: ['markedBy', 'email'],
        columns: ['number'],
        as: { said: 'words' },
        order: ['-number'],
        only: sql`${pages.number} < 9`,
        file: 'book',
      },
    },
  }),
];
const part = personalDataOf(tables, {
  collect: async () => ({ byCode: true }),
  files: async () => ['own'],
  erase: async (tx) => {
    // The code finds texts without the name, and rows that still say whose they are.
    const { rows } = await tx.execute('SELECT words, marked_by FROM pages WHERE number = 1');
    expect(rows).toContainEqual({ words: 'Obrisan nalog čita', marked_by: lejla.id });
    return ['of the code'];
  },
});

const app = setUpApp();
const [one, other] = [newId(), newId()];
const lejla: Person = {
  id: newId(),
  firstName: 'Lejla',
  lastName: 'Hadžić',
  addresses: ['lejla@primjer.ba'],
  phoneNumber: null,
  language: 'bhs',
};

const rolledBack = new Error('rolled back');
/** Leaves nothing of what was written. */
const within = (work: (tx: Tx) => Promise<void>) =>
  expect(
    app.platform.db.transaction(async (tx) => {
      await work(tx);
      throw rolledBack;
    }),
  ).rejects.toBe(rolledBack);

beforeAll(async () => {
  const { pool } = app.platform.db;
  await pool.query(`
    CREATE TABLE shelves (id uuid PRIMARY KEY, reader_id uuid);
    CREATE TABLE books (id uuid PRIMARY KEY, shelf_id uuid REFERENCES shelves, title text, file text);
    CREATE TABLE pages (book text, number int, words text, marked_by uuid, email text,
      PRIMARY KEY (book, number));
    CREATE TABLE keyless (words text)`);
  await pool.query('INSERT INTO shelves VALUES ($1, $2), ($3, $4)', [
    one,
    lejla.id,
    other,
    newId(),
  ]);
  await pool.query(`INSERT INTO books VALUES ($1, $2, 'Lejla Hadžić'), ($3, $4, 'Lejla Hadžić')`, [
    newId(),
    one,
    newId(),
    other,
  ]);
  await pool.query(
    `INSERT INTO pages VALUES ('a', 1, 'Lejla Hadžić čita', $1, ''), ('a', 2, 'Drugo', $1, ''),
      ('a', 3, 'Lejla Hadžić', NULL, 'lejla@primjer.ba'), ('open', 1, 'Lejla Hadžić', NULL, ''),
      ('a', 9, 'Lejla Hadžić', $1, '')`,
    [lejla.id],
  );
});

describe('what tables declare of members', () => {
  it('is given, by id and by address, beside what is given by code', async () => {
    const { read } = app.platform.db;
    expect(await part?.collect(read, lejla.id, lejla)).toEqual({
      shelves: [{ id: one }],
      first: { id: one },
      marks: [
        { number: 3, said: 'Lejla Hadžić' },
        { number: 2, said: 'Drugo' },
        { number: 1, said: 'Lejla Hadžić čita' },
      ],
      byCode: true,
    });
    expect(await part?.files(read, lejla.id, lejla)).toEqual(['a', 'a', 'a', 'own']);
    const nobody = { ...lejla, id: newId(), addresses: [] };
    expect(await part?.collect(read, nobody.id, nobody)).toMatchObject({ first: null, marks: [] });
  });

  it('is erased row by row, and rows go before those that they rest on', async () => {
    await within(async (tx) => {
      expect(await part?.erase(tx, lejla.id, new Date(), lejla)).toEqual(['of the code']);
      const titles = await tx.execute('SELECT shelf_id FROM books');
      expect(titles.rows).toEqual([{ shelf_id: other }]);
      const left = await tx.execute('SELECT * FROM pages ORDER BY book, number');
      expect(left.rows.map(({ words, marked_by: by }) => [words, by])).toEqual([
        ['Obrisan nalog čita', null],
        ['Drugo', null],
        // By address alone it is nobody's row to be looked through.
        ['Lejla Hadžić', null],
        ['Obrisan nalog', null],
        ['Obrisan nalog', null],
      ]);
    });
  });

  it('leaves a module without a part where its tables are about nobody', () => {
    expect(personalDataOf([about(pages, { none: 'words' }), about(books)], undefined)).toBe(
      undefined,
    );
  });

  it('never writes to a table whose rows it cannot tell apart', async () => {
    await app.platform.db.pool.query(`INSERT INTO keyless VALUES ('Lejla Hadžić')`);
    await expect(
      app.platform.db.transaction((tx) => takeOut(tx, keyless, ['words'], sql`true`, lejla)),
    ).rejects.toThrow('keyless has no primary key.');
  });
});
