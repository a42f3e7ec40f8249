import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { type Db, openDb } from '../db/client.ts';
import { simpleMail } from './mail.factory.tsx';
import { createMailer } from './mail.ts';

let database: ClonedDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb(database.url, 4);
});

beforeEach(() => db.pool.query('DELETE FROM demo_mails'));
afterAll(async () => {
  await db.close();
  await database.drop();
});

const content = simpleMail('Hello', 'Text');

describe('the demo mailbox', () => {
  const mailer = () =>
    createMailer({ mailUrl: undefined, mailFrom: '' }, db, {
      now: () => new Date('2026-11-20T12:00:00Z'),
    });

  it('keeps nothing for accounts that were erased', async () => {
    const mail = mailer();
    await mail.send({ to: 'erased-1@invalid', subject: 'Late', content });
    expect(await mail.caught('erased-1@invalid')).toEqual([]);
  });

  it('shows what was sent, newest first, by reader', async () => {
    const mail = mailer();
    await mail.send({ to: 'Lejla@example.com', subject: 'One', content });
    await mail.send({ to: 'emir@example.com', subject: 'Two', content });
    const attachments = [{ name: 'a.pdf', content: Buffer.from('a') }];
    await mail.send({ to: 'lejla@example.com', subject: 'Three', content, attachments });
    expect((await mail.caught()).map((one) => one.subject)).toEqual(['Three', 'Two', 'One']);
    const [newest, ...others] = await mail.caught('lejla@Example.com');
    expect(others.map((one) => one.subject)).toEqual(['One']);
    expect(newest).toMatchObject({
      to: 'lejla@example.com',
      subject: 'Three',
      attachments: ['a.pdf'],
      sentAt: '2026-11-20T12:00:00.000Z',
    });
    expect(newest?.html).toContain('<h1');
    expect(newest?.text).toContain('Text');
  });

  it('keeps the newest 500', async () => {
    const mail = mailer();
    await db.pool.query(
      `INSERT INTO demo_mails (id, "to", subject, text, html, sent_at)
       SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
         'many@example.com', n, '', '', now()
       FROM generate_series(1, 600) AS n`,
    );
    for (const subject of ['one', 'two']) {
      await mail.send({ to: 'few@example.com', subject, content });
    }
    const caught = await mail.caught();
    expect(caught).toHaveLength(500);
    expect(caught.at(-1)?.subject).toBe('103');
    expect(await mail.caught('few@example.com')).toHaveLength(2);
  });
});
