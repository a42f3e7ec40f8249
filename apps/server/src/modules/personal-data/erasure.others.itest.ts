import { beforeAll, describe, expect, it } from 'vitest';
import { type Grants, grants } from '../../platform/testing/grants.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  createMentorship,
  createMentorshipFile,
  createMessage,
} from '../mentorship/mentorship.factory.ts';

const app = setUpApp();
let stage: Grants;

const sql = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.platform.db.pool.query(text, values)).rows as T[];
const erase = async (id: string) => {
  await sql('UPDATE users SET deletion_requested_at = $2, deletion_due_at = $2 WHERE id = $1', [
    id,
    app.clock.now(),
  ]);
  await app.platform.jobs.runNow('personal-data.erase');
};

beforeAll(async () => {
  stage = await grants(app);
});

describe('what waits for somebody else', () => {
  it('stays, though their address ends like the member’s', async () => {
    const { odbor2 } = stage.people;
    const [own, other] = [odbor2.email, `pod${odbor2.email}`];
    const name = 'accounts.verification-mail';
    const startAfter = new Date(app.clock.now().getTime() + 3_600_000);
    await app.platform.db.transaction(async (tx) => {
      for (const email of [own, other]) {
        await app.platform.jobs.put(tx, name, { email, requestedFrom: '' }, { startAfter });
      }
    });
    await erase(odbor2.id);
    const left = await sql<{ email: string }>(
      `SELECT data ->> 'email' AS email FROM pgboss.job WHERE group_id = $1 AND state = 'created'`,
      [name],
    );
    expect(left).toEqual([{ email: other }]);
  });
});

describe('a draft whose owner leaves', () => {
  const ownerOf = async (id: string) =>
    (await sql<{ owner_id: string }>('SELECT owner_id FROM applications WHERE id = $1', [id]))[0]
      ?.owner_id;

  it('passes over who has a draft for the call already, and who leaves too', async () => {
    const { emir, asistent, menadzer, savjetnik } = stage.people;
    const call = await stage.call(stage.tuzla);
    const members = [asistent, savjetnik, menadzer];
    const { id } = await stage.application({ owner: emir, call, members });
    await stage.application({ owner: asistent, call, members: [] });
    await sql('UPDATE users SET deletion_requested_at = now() WHERE id = $1', [savjetnik.id]);
    await erase(emir.id);
    expect(await ownerOf(id)).toBe(menadzer.id);
  });

  it('is withdrawn where nobody of the team can take it', async () => {
    const { koordinator, odbor1 } = stage.people;
    const call = await stage.call(stage.tuzla);
    const { id } = await stage.application({ owner: koordinator, call, members: [odbor1] });
    await stage.application({ owner: odbor1, call, members: [] });
    await erase(koordinator.id);
    expect(await ownerOf(id)).toBe(koordinator.id);
    expect(await sql('SELECT status FROM applications WHERE id = $1', [id])).toEqual([
      { status: 'withdrawn' },
    ]);
  });

  it('ends with the files that nobody else was ever sent', async () => {
    const { lejla } = stage.people;
    const call = await stage.call(stage.tuzla);
    const draft = await stage.application({ owner: lejla, call, members: [] });
    const { db, files } = app.platform;
    const at = app.clock.now();
    await db.transaction(async (tx) => {
      const request = await createMentorship(tx, draft, lejla, { createdAt: at });
      const { id } = await createMessage(tx, request, lejla, { createdAt: at, side: 'applicant' });
      await createMentorshipFile(tx, files, request, lejla, { uploadedAt: at, messageId: id });
    });
    await erase(lejla.id);
    expect(await ownerOf(draft.id)).toBeUndefined();
    expect(await sql('SELECT request_id, message_id, uploaded_by FROM mentorship_files')).toEqual([
      { request_id: null, message_id: null, uploaded_by: null },
    ]);
  });
});
