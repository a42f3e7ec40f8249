import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import type { MessageFile } from '@app/contracts/conversations/conversations.schemas';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../platform/personal-data.ts';
import { partOf } from '../../platform/testing/personal-data.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { word } from '../gifts/proofs.testing.ts';
import { jobNames } from './conversations.jobs.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, start, member, connect, page, texts, idOf, move, pair } = talk;

const send = (by: Talker, id: string, name = 'skica.png', content: Buffer = onePixel) => {
  const { headers, payload } = formWith(name, content);
  const authorization = `Bearer ${by.token}`;
  const url = `/api/conversations/${id}/files`;
  return app.http.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } });
};
const fetched = (by: Talker, file: string) =>
  app.http.inject({
    url: `/api/message-files/${file}`,
    headers: { authorization: `Bearer ${by.token}` },
  });
const pdf = Buffer.from('%PDF-1.4\n%ponuda\n');
const kept = async (by: Talker, id: string, name?: string, content?: Buffer) =>
  (await send(by, id, name, content)).json<MessageFile>();

describe('a file', () => {
  it('is its sender’s until it is sent, then of who is in the conversation', async () => {
    const { amra, beno, id } = await pair();
    const other = await member();
    const picture = await kept(amra, id);
    const paper = await kept(amra, id, 'ponuda.pdf', pdf);
    expect(picture).toMatchObject({ name: 'skica.webp', isPicture: true });
    expect(paper).toMatchObject({ name: 'ponuda.pdf', bytes: pdf.length, isPicture: false });
    expect((await fetched(amra, picture.id)).statusCode).toBe(200);
    expect((await fetched(beno, picture.id)).statusCode).toBe(404);
    const attachments = [picture.id, paper.id];
    const sent = await write(amra, id, '', { attachments });
    expect(sent.data.files).toEqual([picture, paper]);
    expect((await page(beno, id)).items[0]?.files).toEqual([picture, paper]);
    expect((await talk.box(beno))[0]?.lastMessage).toMatchObject({ content: '', files: 2 });
    const shown = await fetched(beno, picture.id);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
    });
    expect((await fetched(beno, paper.id)).headers['content-disposition']).toBe('attachment');
    expect((await fetched(other, paper.id)).statusCode).toBe(404);
    // Sent once, not again.
    expect((await write(amra, id, '', { attachments })).error.code).toBe('VALIDATION');
  });

  it('is told by what is in it, and nothing else is kept', async () => {
    const { amra, id } = await pair();
    const html = await send(amra, id, 'slika.png', Buffer.from('<script>alert(1)</script>'));
    expect([html.statusCode, html.json<{ code: string }>().code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA',
    ]);
    expect((await send(await member(), id)).statusCode).toBe(404);
  });

  it('may be an older Word document, which is saved and never shown; none with macros', async () => {
    const { amra, beno, id } = await pair();
    const old = await kept(amra, id, 'molba.docx', word('WordDocument'));
    expect(old).toMatchObject({ name: 'molba.doc', isPicture: false });
    await write(amra, id, '', { attachments: [old.id] });
    const opened = await fetched(beno, old.id);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect(opened.rawPayload.equals(word('WordDocument'))).toBe(true);
    for (const content of [word('WordDocument', 'Macros'), word('Workbook')]) {
      expect((await send(amra, id, 'molba.doc', content)).statusCode).toBe(415);
    }
  });

  it('of somebody else, or of another conversation, is not sent', async () => {
    const { amra, beno, id } = await pair();
    const elsewhere = await pair();
    const [his, far] = [await kept(beno, id), await kept(elsewhere.amra, elsewhere.id)];
    for (const file of [his, far]) {
      const refused = await write(amra, id, 'Moje', { attachments: [file.id] });
      expect(refused.error.code).toBe('VALIDATION');
    }
    const ids = Array.from({ length: conversationLimits.filesPerMessage + 1 }, () => his.id);
    expect((await write(beno, id, 'Previše', { attachments: ids })).status).toBe(400);
  });

  it('of a stranger stays behind the door until it is let in', async () => {
    const [amra, beno] = [await member(), await member()];
    const id = await idOf(start(amra, beno));
    const file = await kept(amra, id);
    await write(amra, id, 'Zdravo!', { attachments: [file.id] });
    expect((await page(beno, id)).items[0]).toMatchObject({ files: [], held: ['file'] });
    expect((await fetched(beno, file.id)).statusCode).toBe(404);
    // The first message is out: nothing more is taken for it.
    expect((await send(amra, id)).statusCode).toBe(409);
    await move(beno, id, 'accept');
    expect((await page(beno, id)).items[0]).toMatchObject({ files: [{ id: file.id }], held: [] });
    expect((await fetched(beno, file.id)).statusCode).toBe(200);
  });

  it('goes with its message, and where it was never sent, the day after', async () => {
    const { amra, beno, id } = await pair();
    const [sent, unsent] = [await kept(amra, id), await kept(amra, id)];
    const { data } = await write(amra, id, '', { attachments: [sent.id] });
    await as(amra).call(conversationsApi.remove, { params: { id: data.id } });
    expect((await fetched(beno, sent.id)).statusCode).toBe(404);
    const empty = await idOf(start(amra, await member()));
    const { jobs, db } = app.platform;
    const past = `now() - interval '1000 days'`;
    await db.pool.query(`UPDATE message_files SET uploaded_at = ${past}`);
    await db.pool.query(`UPDATE conversations SET created_at = ${past}`);
    await db.transaction((tx) => jobs.put(tx, jobNames.sweep, {}));
    await jobs.drain();
    expect((await fetched(amra, unsent.id)).statusCode).toBe(404);
    expect((await talk.open(amra, empty)).status).toBe(404);
    expect((await talk.open(amra, id)).status).toBe(200);
  });
});

it('is given to its member without what others wrote; their words stay without their name', async () => {
  const { db } = app.platform;
  const [amra, beno] = [
    await member({ firstName: 'Amrazna', lastName: 'Begićka' }),
    await member(),
  ];
  await connect(amra, beno);
  const id = await idOf(start(amra, beno));
  const file = await kept(amra, id, 'ponuda.pdf', pdf);
  await write(amra, id, 'Javlja se Amrazna Begićka.', { attachments: [file.id] });
  const { id: answer } = (await write(beno, id, 'Tuđe riječi za Amraznu Begićku.')).data;
  await talk.react(amra, answer, 'like');
  await as(amra).call(conversationsApi.setSettings, { body: { readReceipts: false } });
  const person: Person = {
    id: amra.id,
    firstName: 'Amrazna',
    lastName: 'Begićka',
    addresses: [],
    phoneNumber: null,
    language: 'bhs',
  };
  const own = await partOf(app, 'conversations').collect(db.read, amra.id, person);
  expect(own).toMatchObject({
    conversations: [{ conversationId: id }],
    messages: [{ content: 'Javlja se Amrazna Begićka.' }],
    reactions: [{ reaction: 'like' }],
    settings: { readReceipts: false },
    files: [{ name: 'ponuda.pdf' }],
  });
  expect(JSON.stringify(own)).not.toContain('Tuđe');
  expect(await partOf(app, 'conversations').files(db.read, amra.id, person)).toHaveLength(1);
  const erase = (one: Talker, whose: Person) =>
    db.transaction((tx) => partOf(app, 'conversations').erase(tx, one.id, new Date(), whose));
  expect(await erase(amra, person)).toHaveLength(1);
  expect((await texts(beno, id)).join(' ')).not.toMatch(/Amrazn|Begićk/);
  expect((await talk.box(beno))[0]).toMatchObject({ name: '', otherParticipant: null });
  expect((await talk.open(beno, id)).data).toMatchObject({ canWrite: false, whyNot: 'closed' });
  // Where nobody is left there is no conversation.
  await erase(beno, { ...person, id: beno.id, firstName: 'B', lastName: 'B' });
  const { rows } = await db.pool.query('SELECT FROM messages WHERE conversation_id = $1', [id]);
  expect(rows).toEqual([]);
});
