import { contentApi } from '@app/contracts/content/content.api';
import type { SaveDraft } from '@app/contracts/content/content.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { translationsApi } from '@app/contracts/translations/translations.api';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { appear } from './content.schedule.service.ts';

const app = setUpApp();
const people = setUpPersonas(app);
const params = { page: 'home' } as const;
const title = 'landing.heroTitle';
const lead = 'landing.heroLead';
const first = 'Imaš ideju. Daj joj zamah.';
const words = { bhs: 'Kreni odmah', en: 'Start now' };
const other = { bhs: 'Kreni sutra', en: 'Start tomorrow' };
const block = (id: string) => ({
  id,
  type: 'divider' as const,
  section: 'why' as const,
  visible: true,
  title: { bhs: id, en: id },
});
/** Short enough for all of a test to pass before its sign-in ends. */
const minute = 60_000;

const admin = (token = people.admin.token) => app.as(token);
const open = async () => (await admin().call(contentApi.editing, { params })).data;
const save = async (changes: SaveDraft['changes']) => {
  const { revision } = await open();
  return (await admin().call(contentApi.save, { params, body: { revision, editor: 'e', changes } }))
    .data;
};
const later = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * minute).toISOString();
const schedule = async (appearsAt = later(1), who = admin()) =>
  who.call(contentApi.schedule, { params, body: { revision: (await open()).revision, appearsAt } });
const atRevision = async () => ({ params, body: { revision: (await open()).revision } });
const pass = async (minutes: number) => {
  app.clock.forward(minutes * minute);
  await app.platform.jobs.drain();
};
const visible = async () =>
  (await app.as().call(contentApi.page, { params })).data.blocks.map(({ id }) => id);
const read = async (key: string) => {
  const { data } = await app.as().call(translationsApi.all);
  return data.find((entry) => entry.key === key)?.value_bhs;
};
const notices = async (who = admin()) =>
  (await who.call(notificationsApi.list, { query: {} })).data.map(({ title: text }) => text);
const versions = async () => (await admin().call(contentApi.history, { params })).data.items;

beforeEach(async () => {
  await app.platform.db.pool.query(
    'TRUNCATE content_pages, content_versions, text_overrides, audit_entries, notifications CASCADE',
  );
  await app.platform.texts.refresh();
  app.platform.signals.tell('content:home');
});

/** A second admin. */
async function secondAdmin() {
  await app.platform.db.pool.query(`UPDATE users SET role = 'ADMIN' WHERE id = $1`, [
    people.emir.id,
  ]);
  app.platform.signals.tell(`account:${people.emir.id}`);
  return admin(people.emir.token);
}

describe('a scheduled draft', () => {
  it('is what everybody reads at its moment, and not before, and its author is told', async () => {
    await save({ texts: { [title]: words }, blocks: [block('a')] });
    const { data } = await schedule();
    expect(data.scheduled).toEqual({ at: later(1), by: people.admin.name, asDraft: true });
    await pass(0.9);
    expect(await visible()).toEqual([]);
    await pass(0.2);
    expect(await visible()).toEqual(['a']);
    expect(await read(title)).toBe(words.bhs);
    expect(await open()).toMatchObject({ scheduled: null, changes: [], savedAt: null });
    expect(await notices()).toEqual(['Stranica je objavljena']);
    const { data: news } = await admin().call(notificationsApi.list, { query: {} });
    expect(news[0]?.message).toContain('„Početna“');
    expect((await versions())[0]?.by?.name).toBe(people.admin.name);
  });

  it('is published once, whichever copy of the server comes first', async () => {
    await save({ blocks: [block('a')] });
    await schedule();
    app.clock.forward(2 * minute);
    await Promise.all(Array.from({ length: 4 }, () => appear(app.platform, 'home')));
    await app.platform.jobs.drain();
    await app.platform.jobs.runNow('content.sweep');
    expect(await versions()).toHaveLength(2);
    expect(await notices()).toHaveLength(1);
  });

  it('is published by the sweep where its job was lost', async () => {
    await save({ blocks: [block('a')] });
    await schedule();
    app.clock.forward(2 * minute);
    await app.platform.jobs.runNow('content.sweep');
    expect(await visible()).toEqual(['a']);
  });

  it('gets another moment, and none any more, and stays a draft', async () => {
    await save({ blocks: [block('a')] });
    await schedule(later(1));
    expect((await schedule(later(5))).data.scheduled?.at).toBe(later(5));
    await pass(2);
    expect(await visible()).toEqual([]);
    const { data } = await admin().call(contentApi.unschedule, await atRevision());
    expect(data).toMatchObject({ scheduled: null, content: { blocks: [{ id: 'a' }] } });
    await pass(10);
    expect(await visible()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it('keeps what is written afterwards a draft, before and after it is published', async () => {
    await save({ texts: { [title]: words }, blocks: [block('a')] });
    await schedule();
    await save({ texts: { [title]: other, [lead]: other }, blocks: [block('a'), block('b')] });
    expect((await open()).scheduled?.asDraft).toBe(false);
    await pass(2);
    expect(await visible()).toEqual(['a']);
    expect(await read(title)).toBe(words.bhs);
    const now = await open();
    expect(now.content.texts).toMatchObject({ [title]: other, [lead]: other });
    expect(now.content.blocks.map(({ id }) => id)).toEqual(['a', 'b']);
    // What was scheduled is no change of somebody else's: it can be published without a clash.
    const { status } = await admin().call(contentApi.publish, await atRevision());
    expect(status).toBe(200);
    expect(await read(title)).toBe(other.bhs);
  });

  it('is refused where it could not be published, or the moment is past', async () => {
    expect((await schedule()).error?.code).toBe('WRONG_STATUS');
    await save({ texts: { [title]: { bhs: 'Kreni <b>sada</b>', en: 'Go' } } });
    expect((await schedule()).error?.code).toBe('INCOMPLETE');
    await save({ texts: { [title]: words } });
    const past = await schedule(later(-1));
    expect(past.error).toMatchObject({
      code: 'VALIDATION',
      fields: { appearsAt: expect.any(String) },
    });
    const body = { revision: (await open()).revision - 1, appearsAt: later(1) };
    const stale = await admin().call(contentApi.schedule, { params, body });
    expect(stale.error?.code).toBe('REVISION_CLASH');
  });
});

describe('what was published otherwise meanwhile', () => {
  const changeElsewhere = (replaced = first) =>
    admin().call(translationsApi.change, {
      params: { key: title },
      body: { value_bhs: 'Nešto treće', replaced_bhs: replaced },
    });

  it('stops it; its author is told and finds everything in the draft', async () => {
    await save({ texts: { [title]: words }, blocks: [block('a')] });
    await schedule();
    await changeElsewhere();
    await pass(2);
    expect(await read(title)).toBe('Nešto treće');
    expect(await visible()).toEqual([]);
    expect(await notices()).toEqual(['Zakazana objava je zaustavljena']);
    const now = await open();
    expect(now.scheduled).toBeNull();
    expect(now.content).toMatchObject({ texts: { [title]: words }, blocks: [{ id: 'a' }] });
    const again = await admin().call(contentApi.publish, await atRevision());
    expect(again.error).toMatchObject({ code: 'REVISION_CLASH', details: { fields: [title] } });
    await pass(2);
    expect(await notices()).toHaveLength(1);
  });

  it('brings back what the draft had let go of', async () => {
    await save({ texts: { [title]: words, [lead]: words } });
    await schedule();
    const { published } = await open();
    await save({ texts: { [lead]: published.texts[lead] ?? words } });
    await changeElsewhere();
    await pass(2);
    expect((await open()).content.texts).toMatchObject({ [title]: words, [lead]: words });
  });

  it('is told at once when somebody schedules over it', async () => {
    await save({ texts: { [title]: words } });
    await changeElsewhere();
    expect((await schedule()).error).toMatchObject({
      code: 'REVISION_CLASH',
      details: { fields: [title] },
    });
  });

  it('keeps blocks from being replaced past it', async () => {
    await save({ blocks: [block('a')] });
    await schedule();
    await save({ blocks: [] });
    const body = { content_blocks: [] };
    const put = await admin().call(contentApi.putBlocks, { params, body });
    expect(put.error?.code).toBe('REVISION_CLASH');
    await admin().call(contentApi.putText, {
      params,
      body: { id: 'hero-lead', content: 'Novi uvod', contentType: 'text' },
    });
    expect((await open()).scheduled).not.toBeNull();
    await pass(2);
    expect(await visible()).toEqual(['a']);
  });
});

describe('another admin', () => {
  it('publishes, schedules anew, cancels or throws away, and whoever scheduled it is told', async () => {
    const second = await secondAdmin();
    const begin = async (id: string) => {
      await save({ blocks: [block(id)] });
      await schedule();
    };
    await begin('a');
    await second.call(contentApi.publish, await atRevision());
    expect(await notices()).toEqual(['Stranica je objavljena ranije']);
    await begin('b');
    await schedule(later(3), second);
    expect((await notices())[0]).toBe('Objava ima drugo vrijeme');
    await admin().call(contentApi.unschedule, await atRevision());
    expect(await notices(second)).toEqual(['Zakazana objava je otkazana']);
    await begin('c');
    await second.call(contentApi.unschedule, await atRevision());
    expect((await notices())[0]).toBe('Zakazana objava je otkazana');
    await begin('d');
    await second.call(contentApi.discard, await atRevision());
    expect(await notices()).toHaveLength(4);
    expect(await open()).toMatchObject({ scheduled: null, changes: [] });
    await pass(10);
    expect(await visible()).toEqual(['a']);
  });
});
