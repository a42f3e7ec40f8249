import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { findForSave, writeChanges } from './applications.save.repo.ts';
import { setUpDraft } from './applications.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const draft = setUpDraft(app, stage);

const found = async () => {
  const record = await findForSave(app.platform.db.read, draft.id);
  if (!record) throw new Error('There is no draft.');
  return record;
};

async function writing(record: Awaited<ReturnType<typeof found>>, projectTitle: string) {
  const editRevision = record.application.editRevision + 1;
  const by = stage.people.vlasnik.id;
  return app.platform.db.single((tx) =>
    writeChanges(tx, {
      applicationId: draft.id,
      version: record.version,
      editRevision,
      by,
      at: app.clock.now(),
      restored: false,
      changes: { projectTitle },
      fieldRevisions: { projectTitle: { revision: editRevision, by, editor: '' } },
      listed: undefined,
      last: undefined,
    }),
  );
}

it('a save that rests on what is not so any more writes nothing', async () => {
  const before = await found();
  expect(await writing(before, 'Kino na krovu')).toEqual([]);
  expect(await writing(before, 'Kino u parku')).toBeUndefined();
  expect((await found()).draft.projectTitle).toBe('Kino na krovu');
  const read = await found();
  await app.platform.db.pool.query("UPDATE applications SET status = 'submitted' WHERE id = $1", [
    draft.id,
  ]);
  expect(await writing(read, 'Kino u parku')).toBeUndefined();
  const { rows } = await app.platform.db.pool.query(
    'SELECT edit_revision FROM application_edits WHERE application_id = $1 ORDER BY 1 DESC LIMIT 1',
    [draft.id],
  );
  expect(rows).toEqual([{ edit_revision: read.application.editRevision }]);
});
