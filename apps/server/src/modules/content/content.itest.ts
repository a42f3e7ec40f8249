import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { contentApi } from '@app/contracts/content/content.api';
import type { PageEditing, SaveDraft } from '@app/contracts/content/content.schemas';
import type { CallInput } from '@app/contracts/endpoint';
import { translationsApi } from '@app/contracts/translations/translations.api';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';

const app = setUpApp();
const people = setUpPersonas(app);
const admin = () => app.as(people.admin.token);
const params = { page: 'home' } as const;

const title = 'landing.heroTitle';
const lead = 'landing.heroLead';
const block = (id: string, more: Partial<PageBlock> = {}): PageBlock =>
  ({
    id,
    type: 'text',
    section: 'why',
    visible: true,
    title: { bhs: id, en: id },
    html: { bhs: '<p>da</p>', en: '<p>yes</p>' },
    ...more,
  }) as PageBlock;

const open = async () => (await admin().call(contentApi.editing, { params })).data;
const save = (revision: number, changes: SaveDraft['changes'], editor = 'one') =>
  admin().call(contentApi.save, { params, body: { revision, editor, changes } });
const publish = (revision: number) =>
  admin().call(contentApi.publish, { params, body: { revision } });
const visible = async () => (await app.as().call(contentApi.page, { params })).data;
/** What everybody reads. */
const read = async (key: string, language: 'bhs' | 'en') => {
  const { data } = await app.as().call(translationsApi.all);
  return data.find((entry) => entry.key === key)?.[`value_${language}`];
};
const versions = async () => (await admin().call(contentApi.history, { params })).data.items;
const told = ({ changes }: Pick<PageEditing, 'changes'>) =>
  changes.map((one) =>
    one.kind === 'text' ? `${one.key} ${one.language}` : `${one.id} ${one.change}`,
  );
const both = ({ content }: PageEditing, key: string) => content.texts[key];

/** Publishes what is given over the page as it is. */
async function published(changes: SaveDraft['changes']): Promise<PageEditing> {
  const { revision } = (await save((await open()).revision, changes)).data;
  return (await publish(revision)).data;
}

beforeEach(async () => {
  await app.platform.db.pool.query(
    'TRUNCATE content_pages, content_versions, text_overrides, audit_entries',
  );
  await app.platform.texts.refresh();
  app.platform.signals.tell('content:home');
});

describe('a draft', () => {
  it('is seen by nobody until it is published, and then by everybody, words and blocks', async () => {
    const began = await open();
    const en = both(began, title)?.en ?? '';
    const words = { bhs: 'Imaš ideju. Kreni danas.', en };
    const draft = await save(began.revision, {
      blocks: [block('a'), block('b', { visible: false })],
      texts: { [title]: words },
    });
    expect(told(draft.data)).toEqual([`${title} bhs`, 'a added', 'b added']);
    expect(draft.data.problems).toContainEqual({
      path: `texts.${title}`,
      language: 'en',
      code: 'missing',
      blocks: false,
    });
    expect(await visible()).toEqual({ revision: 0, blocks: [] });
    expect(await read(title, 'bhs')).toBe('Imaš ideju. Daj joj zamah.');

    const { data } = await publish(draft.data.revision);
    expect(data).toMatchObject({ changes: [], savedAt: null, published: { revision: 1 } });
    expect(data.published.by?.name).toBe(people.admin.name);
    expect((await visible()).blocks.map(({ id }) => id)).toEqual(['a']);
    expect(await read(title, 'bhs')).toBe(words.bhs);
    expect(await read(title, 'en')).toBe(en);
  });

  it('keeps what may not be published, says why, and publishes nothing of it', async () => {
    const picture = block('p', {
      type: 'image',
      url: '/api/uploads/a/b.webp',
      alt: { bhs: '', en: '' },
      content: { bhs: '', en: '' },
      layout: 'full',
    });
    const words = { bhs: 'Kreni <b>sada</b>', en: '' };
    const { data } = await save(0, { blocks: [picture], texts: { [title]: words, [lead]: words } });
    expect(both(data, title)).toEqual(words);
    const wrong = data.problems.filter(({ blocks }) => blocks);
    expect(wrong.map(({ path, language, code }) => `${path} ${language} ${code}`)).toEqual([
      `texts.${title} bhs textMarkup`,
      `texts.${title} en textEmpty`,
      `texts.${lead} bhs textMarkup`,
      `texts.${lead} en textEmpty`,
      'blocks.p.alt null altMissing',
    ]);
    expect((await publish(data.revision)).error).toMatchObject({ code: 'INCOMPLETE' });
    expect((await visible()).revision).toBe(0);
    expect(await read(title, 'bhs')).toBe('Imaš ideju. Daj joj zamah.');
  });

  it('is none where it says what is published, and can be thrown away', async () => {
    const words = both(await open(), title) ?? { bhs: '', en: '' };
    const other = { ...words, bhs: 'Imaš ideju. Kreni.' };
    const changed = (await save(0, { texts: { [title]: other } })).data;
    expect(changed.savedAt).not.toBeNull();
    const back = (await save(changed.revision, { texts: { [title]: words } })).data;
    expect(back).toMatchObject({ savedAt: null, changes: [] });
    const again = (await save(back.revision, { texts: { [title]: other } })).data;
    const body = { revision: again.revision };
    const discard = () => admin().call(contentApi.discard, { params, body });
    expect((await discard()).data).toMatchObject({ savedAt: null, changes: [] });
    expect((await discard()).error?.code).toBe('REVISION_CLASH');
  });

  it('keeps no sign that no keyboard writes and no database takes', async () => {
    const { data } = await save(0, {
      blocks: [block('a', { title: { bhs: 'Za\0što', en: '' } })],
      texts: { [title]: { bhs: 'Kre\0ni', en: 'Go\ud800' } },
    });
    expect(both(data, title)).toEqual({ bhs: 'Kreni', en: 'Go\ufffd' });
    expect(data.content.blocks[0]?.title.bhs).toBe('Zašto');
  });

  it('takes no text and no section of another page', async () => {
    const words = { bhs: 'a', en: 'a' };
    const { error } = await save(0, {
      blocks: [block('a', { section: 'main' })],
      texts: { 'errors.NOT_FOUND': words },
    });
    expect(error?.fields).toHaveProperty(['changes.blocks.0.section']);
    expect(error?.fields).toHaveProperty(['changes.texts.errors.NOT_FOUND']);
  });

  it('never keeps or gives HTML that runs, whichever way it came in', async () => {
    const html = { bhs: '<p onclick="alert(1)">da<script>alert(1)</script></p>', en: '' };
    const { data } = await save(0, { blocks: [block('a', { html } as Partial<PageBlock>)] });
    expect(data.content.blocks).toMatchObject([{ html: { bhs: '<p>da</p>' } }]);
    await publish(data.revision);
    await app.platform.db.pool.query(
      `UPDATE content_pages SET blocks = jsonb_set(blocks, '{0,html,bhs}', $1)`,
      [JSON.stringify(html.bhs)],
    );
    app.platform.signals.tell('content:home');
    expect((await visible()).blocks).toMatchObject([{ html: { bhs: '<p>da</p>' } }]);
  });
});

describe('two admins at once', () => {
  const words = { bhs: 'Kreni odmah', en: 'Start now' };

  it('keep what each changed, and the second is told where both changed the same', async () => {
    const { revision } = await open();
    await save(revision, { texts: { [title]: words } }, 'one');
    const merged = await save(revision, { texts: { [lead]: words }, blocks: [block('a')] }, 'two');
    expect(told(merged.data)).toContain(`${title} bhs`);
    const { error } = await save(
      revision,
      { texts: { [title]: { ...words, bhs: 'Drugo' } } },
      'two',
    );
    expect(error).toMatchObject({
      code: 'REVISION_CLASH',
      details: { fields: [title], changedBy: people.admin.name },
    });
    expect(both(await open(), title)).toEqual(words);
    // A lost answer: the same is sent again.
    expect((await save(revision, { texts: { [title]: words } }, 'one')).status).toBe(200);
  });

  it('publish once: whoever saw less than there is, is told', async () => {
    const { revision } = (await save(0, { texts: { [title]: words } })).data;
    await save(revision, { texts: { [lead]: words } }, 'two');
    expect((await publish(revision)).error).toMatchObject({
      code: 'REVISION_CLASH',
      details: { current: { revision: revision + 1 } },
    });
    const answers = await Promise.all([publish(revision + 1), publish(revision + 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await versions()).toHaveLength(2);
  });

  it('are told where a text was changed elsewhere, and can publish once they have seen it', async () => {
    const { revision } = (await save(0, { texts: { [title]: words } })).data;
    const elsewhere = { value_bhs: 'Nešto treće', replaced_bhs: 'Imaš ideju. Daj joj zamah.' };
    await admin().call(translationsApi.change, { params: { key: title }, body: elsewhere });
    expect((await publish(revision)).error).toMatchObject({
      code: 'REVISION_CLASH',
      details: {
        fields: [title],
        current: { published: { texts: { [title]: { bhs: 'Nešto treće' } } } },
      },
    });
    expect(await versions()).toEqual([]);
    const seen = (await save(revision, { texts: { [title]: words } })).data;
    expect((await publish(seen.revision)).status).toBe(200);
    expect(await read(title, 'bhs')).toBe(words.bhs);
  });

  it('see each other while both have the page open', async () => {
    const here = (who: { token: string }, page: 'home' | 'help', isOpen: boolean, editor: string) =>
      app
        .as(who.token)
        .call(contentApi.presence, { params: { page }, body: { editor, open: isOpen } });
    await app.platform.db.pool.query(`UPDATE users SET role = 'ADMIN' WHERE id = $1`, [
      people.emir.id,
    ]);
    app.platform.signals.tell(`account:${people.emir.id}`);
    await here(people.admin, 'home', true, 'a');
    const { data } = await here(people.emir, 'home', true, 'b');
    expect(data.people).toEqual([{ name: people.admin.name, picture: null }]);
    expect((await here(people.emir, 'help', true, 'c')).data.people).toEqual([]);
    await here(people.admin, 'home', false, 'a');
    expect((await here(people.emir, 'home', true, 'b')).data.people).toEqual([]);
  });
});

describe('the history', () => {
  it('holds the page as it began and each publication, and brings any of them back', async () => {
    const before = both(await open(), title);
    const words = { bhs: 'Kreni odmah', en: 'Start now' };
    await published({ texts: { [title]: words }, blocks: [block('a')] });
    await published({ blocks: [block('b'), block('a')] });
    const items = await versions();
    expect(items.map(told)).toEqual([['b added'], [`${title} bhs`, `${title} en`, 'a added'], []]);
    expect(items.map(({ current }) => current)).toEqual([true, false, false]);

    const restore = async (id: string) => {
      const body = { revision: (await open()).revision };
      return admin().call(contentApi.restore, { params: { ...params, id }, body });
    };
    const draft = await restore(items[2]?.id ?? '');
    expect(both(draft.data, title)).toEqual(before);
    expect(await read(title, 'bhs')).toBe(words.bhs);
    const { data } = await publish(draft.data.revision);
    expect(data.content.blocks).toEqual([]);
    expect(await read(title, 'bhs')).toBe(before?.bhs);
    // And forward again: nothing that was published is ever lost.
    const again = await restore(items[1]?.id ?? '');
    expect(both(again.data, title)).toEqual(words);
    expect(again.data.content.blocks.map(({ id }) => id)).toEqual(['a']);
    const page = { page: 'help' as const, id: items[0]?.id ?? '' };
    const body = { revision: 0 };
    expect((await admin().call(contentApi.restore, { params: page, body })).status).toBe(404);
  });
});

describe('the addresses of the specification', () => {
  const speaking = (language: string) => ({ 'x-language': language });
  const put = (body: CallInput<typeof contentApi.putBlocks>['body']) =>
    admin().call(contentApi.putBlocks, { params, body }, speaking('bhs'));
  const get = async (client = app.as(), language = 'bhs') =>
    (await client.call(contentApi.blocks, { params }, speaking(language))).data;

  it('are still read where closing what was left open makes them longer than was sent', async () => {
    await put({ content_blocks: [{ type: 'text', content: '<p>x'.repeat(3_000) }] });
    const [shown] = (await visible()).blocks.filter(({ type }) => type === 'text');
    expect(JSON.stringify(shown).length).toBeGreaterThan(12_000);
    expect((await get()).content_blocks[0]?.content?.length ?? 0).toBeGreaterThan(12_000);
  });

  it('give and take blocks in the language of the reader, and leave the other be', async () => {
    await published({ blocks: [block('a'), block('b', { visible: false })] });
    expect((await get()).content_blocks.map(({ id }) => id)).toEqual(['a']);
    const { content_blocks, revision } = await get(admin());
    expect(content_blocks).toMatchObject([
      { id: 'a', content: '<p>da</p>', order: 0 },
      { id: 'b', visible: false },
    ]);
    const [first, ...rest] = content_blocks;
    const changed = [{ ...first, type: 'text' as const, title: 'Novi blok' }, ...rest];
    expect((await put({ content_blocks: changed, revision })).data).toEqual({
      success: true,
      revision: revision + 1,
    });
    expect((await get()).content_blocks[0]).toMatchObject({ title: 'Novi blok' });
    expect((await get(app.as(), 'en')).content_blocks[0]).toMatchObject({ title: 'a' });
    expect((await put({ content_blocks: changed, revision })).error?.code).toBe('REVISION_CLASH');
    expect((await put({ content_blocks: [] })).status).toBe(200);
    expect((await versions()).map(told).slice(0, 2)).toEqual([
      ['a removed', 'b removed'],
      ['a changed'],
    ]);
  });

  it('take no picture of which nothing says what it shows', async () => {
    const picture = { type: 'image' as const, url: '/api/uploads/a/b.webp' };
    const divider = { type: 'divider' as const, order: 0 };
    const { error } = await put({ content_blocks: [{ ...picture, order: 1 }, divider] });
    expect(error).toMatchObject({
      code: 'VALIDATION',
      fields: { 'content_blocks.0.alt': 'Opiši šta se vidi na slici, za one koji je ne vide.' },
    });
    expect((await put({ content_blocks: [{ ...picture, alt: 'Most' }] })).status).toBe(200);
    // What the other language says of it is enough.
    const { content_blocks } = await get(admin(), 'en');
    expect(content_blocks).toMatchObject([{ alt: '' }]);
    const inEnglish = { params, body: { content_blocks } };
    const again = await admin().call(contentApi.putBlocks, inEnglish, speaking('en'));
    expect(again.status).toBe(200);
  });

  it('do not lose blocks that somebody is drafting', async () => {
    await save(0, { blocks: [block('a')] });
    expect((await put({ content_blocks: [] })).error?.code).toBe('REVISION_CLASH');
  });

  it('change one text by its id, in the language of the request', async () => {
    const change = (id: string, content: string, language: string) =>
      admin().call(
        contentApi.putText,
        { params, body: { id, content, contentType: 'text' } },
        speaking(language),
      );
    expect((await change('hero-title', 'You have an idea.', 'en')).data).toEqual({ success: true });
    expect(await read(title, 'en')).toBe('You have an idea.');
    expect(await read(title, 'bhs')).toBe('Imaš ideju. Daj joj zamah.');
    expect((await change('hero-title', ' ', 'bhs')).error?.fields).toHaveProperty('content');
    expect((await change('nema-ga', 'a', 'bhs')).status).toBe(404);
    expect((await versions()).map(told)).toEqual([[`${title} en`], []]);
  });
});
