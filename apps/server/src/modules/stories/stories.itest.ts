import { applicationsApi } from '@app/contracts/applications/applications.api';
import { storiesApi } from '@app/contracts/stories/stories.api';
import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createStory } from './stories.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const as = (who: keyof typeof stage.people) => app.as(stage.people[who].token);

it('two write one story: what one changed reaches the other, and nothing is written over', async () => {
  const { id } = await stage.application();
  const params = { id };
  const save = (
    who: 'vlasnik' | 'clan',
    revision: number,
    changes: { readonly turn?: string; readonly who?: string },
  ) => as(who).call(storiesApi.save, { params, body: { revision, changes, editor: who } });

  expect((await save('vlasnik', 0, { turn: 'Moje' })).data.revision).toBe(1);
  const clashing = await save('clan', 0, { turn: 'Njihovo' });
  expect(clashing.error).toMatchObject({
    code: 'REVISION_CLASH',
    details: { theirs: { turn: 'Moje' }, changedBy: stage.people.vlasnik.name },
  });
  expect((await save('clan', 0, { who: 'Emir' })).data.merged).toEqual({ turn: 'Moje' });
  // The same again, as after an answer that was lost.
  expect((await save('clan', 0, { who: 'Emir' })).data.revision).toBe(2);
  const opened = await as('vlasnik').call(storiesApi.open, { params });
  expect(opened.data).toMatchObject({
    content: { turn: 'Moje', who: 'Emir' },
    revision: 2,
    canTakeOver: true,
  });
  expect(opened.data.inApplication?.text).not.toContain('Emir');

  const chosen = await as('clan').call(storiesApi.setCampaign, {
    params,
    body: { text: 'Kratko' },
  });
  expect(chosen.data).toMatchObject({ forCampaign: 'Kratko', revision: 2 });
});

it('knows which words and pictures the application has, and that a blue one asks for none', async () => {
  const { id } = await stage.application({ call: await stage.call(stage.tuzla) });
  const pictures = ['/api/ob-files/soba.webp', '/api/ob-files/kljuc.webp'];
  const changes = { storyContent: 'Sad imamo ključ.', storyPictures: pictures };
  const open = async (of: string) =>
    (await as('vlasnik').call(storiesApi.open, { params: { id: of } })).data;
  const editRevision = (await open(id)).applicationRevision;
  const body = { editRevision, changes };
  await as('clan').call(applicationsApi.save, { params: { id }, body });
  expect((await open(id)).inApplication).toEqual({ text: 'Sad imamo ključ.', pictures });

  const call = await stage.call(stage.tuzla, { kind: 'blue' });
  expect((await open((await stage.application({ call })).id)).inApplication).toBeNull();
});

it('takes its pictures along when the application is deleted for good', async () => {
  const { id } = await stage.application({ owner: stage.people.emir, members: [] });
  const { db, files, jobs, clock } = app.platform;
  const key = 'ob/slika-price.webp';
  await files.put(key, Buffer.from('slika'), 'image/webp');
  await db.transaction((tx) =>
    createStory(tx, { id }, stage.people.emir, {
      content: { pictures: ['/api/ob-files/slika-price.webp'] },
      savedAt: clock.now(),
    }),
  );
  await db.pool.query('UPDATE applications SET deleted_at = now() WHERE id = $1', [id]);
  await db.transaction((tx) => jobs.put(tx, 'applications.purge', { applicationId: id }));
  await jobs.drain();
  expect(await files.get(key)).toBeNull();
});
