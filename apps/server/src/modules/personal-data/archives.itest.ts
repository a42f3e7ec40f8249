import { personalDataApi } from '@app/contracts/personal-data/personal-data.api';
import { personalDataTexts } from '@app/messages/personal-data';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Erasable, erasableMember } from '../../platform/testing/erasable/erasable.ts';
import { from, mailsTo } from '../../platform/testing/mails.ts';
import type { Persona, PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { readZip } from '../../platform/testing/zips.ts';

const day = 24 * 60 * 60 * 1000;

const app = setUpApp();
let people: Record<PersonaKey, Persona>;
let lejla: Persona;
/** A member who left something everywhere. */
let had: Erasable;

beforeAll(async () => {
  had = await erasableMember(app);
  people = had.stage.people;
  lejla = people.lejla;
});
beforeEach(async () => {
  await app.platform.db.pool.query('DELETE FROM data_archives');
});

/** Each time from another address, so that only the limit of the member itself counts. */
let addresses = 0;
const ask = (who = lejla) => {
  addresses += 1;
  const headers = from(`203.0.113.${addresses}`);
  return app.as(who.token).call(personalDataApi.requestArchive, undefined, headers);
};
const list = async (who = lejla) => (await app.as(who.token).call(personalDataApi.archives)).data;
const fetchFile = (id: string, who = lejla) =>
  app.http.inject({
    url: personalDataApi.archiveFile.path.replace(':id', id),
    headers: { authorization: `Bearer ${who.token}` },
  });

/** Asks for an archive and has it prepared. */
async function ready(who = lejla): Promise<string> {
  const { id } = (await ask(who)).data;
  await app.platform.jobs.drain();
  return id;
}

describe('asking for one’s data', () => {
  it('answers at once and prepares an archive with every part of it', async () => {
    const picture = Buffer.from('RIFF of a picture');
    await app.platform.files.put(`uploads/${lejla.id}/a.webp`, picture, 'image/webp');
    const response = await ask();
    expect(response.status).toBe(202);
    expect(response.data).toMatchObject({ state: 'preparing', expiresAt: null, size: null });
    await app.platform.jobs.drain();

    const [archive] = await list();
    const expiresAt = new Date(app.clock.now().getTime() + 7 * day).toISOString();
    expect(archive).toMatchObject({ id: response.data.id, state: 'ready', expiresAt });

    const answer = await fetchFile(response.data.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="zamah-2026-11-20.zip"',
      'cache-control': 'private, no-store',
      'content-length': String(archive?.size),
    });
    const entries = await readZip(answer.rawPayload);
    const names = app.platform.personalData.map((part) => `${part.name}.json`);
    expect([...entries.keys()]).toEqual([
      'read-me.txt',
      ...names,
      `files/uploads/${lejla.id}/a.webp`,
    ]);
    expect(entries.get(`files/uploads/${lejla.id}/a.webp`)).toEqual(picture);
    for (const name of names) JSON.parse(entries.get(name)?.toString('utf8') ?? '');
    expect(entries.get('accounts.json')?.toString('utf8')).toContain(lejla.email);
  });

  it('explains every file in plain words, in the member’s language', async () => {
    const entries = await readZip((await fetchFile(await ready())).rawPayload);
    const text = entries.get('read-me.txt')?.toString('utf8') ?? '';
    expect(text).toContain('Ime: Lejla Softić\nPripremljeno: 20. novembar 2026. u 13:00\n');
    expect(text).toContain(`${app.platform.settings.publicUrl}/settings#data`);
    for (const { name } of app.platform.personalData) {
      expect(Object.keys(personalDataTexts)).toContain(`file_${name}`);
      expect(text).toContain(`  ${name}.json: `);
    }
    expect(text).not.toContain('personalData.');
  });

  it('holds what a member left in every domain, and nobody else’s data', async () => {
    const entries = await readZip((await fetchFile(await ready(had.amina), had.amina)).rawPayload);
    const file = (name: string) => JSON.parse(entries.get(`${name}.json`)?.toString('utf8') ?? '');
    const { donations } = file('crowdfunding');
    expect(donations.map(({ amount, email }: Record<string, unknown>) => [amount, email])).toEqual([
      [35, had.amina.email],
      [20, 'amina.ranije@primjer.ba'],
      [20, 'amina.ranije@primjer.ba'],
    ]);
    const { applications, moves } = file('applications');
    expect(applications).toHaveLength(5);
    expect(applications[0].written.budgetBreakdown[0].amount).toBe(38);
    expect(applications[3].submitted).toHaveLength(1);
    expect(file('teams').invitations).toHaveLength(1);
    expect(file('teams').requests).toHaveLength(1);
    expect(moves.length).toBeGreaterThan(1);
    expect(file('reviews').reviews).toHaveLength(2);
    expect(file('calls').contactOf.length).toBeGreaterThan(0);
    expect(file('profiles').profile.about).toBe('Ja sam Amina Hodžić.');
    expect(file('personal-data').audit.length).toBeGreaterThan(0);
    expect([...entries.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(7);
    const all = [...entries.values()].map((entry) => entry.toString('utf8')).join('\n');
    for (const { email, name } of [people.clan, people.emir, people.odbor1]) {
      expect(all).not.toContain(email);
      expect(all).not.toContain(name);
    }
    expect(all).not.toContain('nermina@primjer.ba');
  });

  it('has no secrets in it', async () => {
    const entries = await readZip((await fetchFile(await ready())).rawPayload);
    const all = [...entries.values()].map((entry) => entry.toString('utf8')).join('\n');
    expect(all).not.toMatch(/argon2|"(password|refreshToken|token|secret|hash)"/i);
    expect(all).not.toContain(lejla.refreshToken);
  });

  it('is told by mail with a link to the settings, never to the file', async () => {
    const id = await ready(people.emir);
    const [mail] = await mailsTo(app, people.emir.email);
    expect(mail?.subject).toBe('Tvoji podaci su spremni');
    expect(mail?.html).toContain('/settings#data"');
    expect(mail?.html).not.toContain('/api/');
    expect(mail?.html).not.toContain(id);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('Čuvamo je do 27. novembra 2026.');
  });

  it('is refused while one is being prepared, also when both ask at the same moment', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect((await ask()).error.code).toBe('ALREADY_EXISTS');
    expect(await list()).toHaveLength(1);
  });

  it('is limited to a few within a day', async () => {
    for (let n = 0; n < 4; n += 1) await ready(people.clan);
    const refused = await ask(people.clan);
    expect(refused.error.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBe(day / 1000);
  });
});

describe('an archive', () => {
  it('is behind no public address', async () => {
    const id = await ready();
    for (const url of [
      `/api/ob-files/archives%2F${lejla.id}%2F${id}.zip`,
      `/api/uploads/${lejla.id}/..%2F..%2Farchives%2F${lejla.id}%2F${id}.zip`,
      `/api/uploads/archives/${id}.zip`,
      `/archives/${lejla.id}/${id}.zip`,
    ]) {
      expect((await app.http.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    }
  });

  it('can be fetched for seven days, then its file is deleted', async () => {
    const id = await ready();
    const key = `archives/${lejla.id}/${id}.zip`;
    // The access token has ended by then, so the row itself is set back.
    await app.platform.db.pool.query(
      `UPDATE data_archives SET expires_at = expires_at - interval '7 days'`,
    );
    expect((await fetchFile(id)).statusCode).toBe(404);
    expect(await list()).toMatchObject([{ id, state: 'expired' }]);
    expect(await app.platform.files.list(`archives/${lejla.id}`)).toContain(key);
    await app.platform.jobs.runNow('personal-data.expire');
    await app.platform.jobs.drain();
    expect(await app.platform.files.list(`archives/${lejla.id}`)).not.toContain(key);
    expect(await list()).toMatchObject([{ id, state: 'expired' }]);
  });
});

describe('an archive that cannot be prepared', () => {
  const failing = { name: 'system', collect: async () => Promise.reject(new Error('no luck')) };

  /** Runs with a domain that fails to give its part. */
  async function withFailure(work: () => Promise<void>): Promise<void> {
    const parts = app.platform.personalData as unknown[];
    parts.push(failing);
    try {
      await work();
    } finally {
      parts.pop();
    }
  }

  it('is tried again, and succeeds if it can', async () => {
    const { id } = (await ask()).data;
    await withFailure(() => expect(app.platform.jobs.drain()).rejects.toThrow('no luck'));
    expect(await list()).toMatchObject([{ id, state: 'preparing' }]);
    await app.platform.jobs.drain();
    expect(await list()).toMatchObject([{ id, state: 'ready' }]);
  });

  it('is shown as failed after half an hour, without a mail, and leaves nothing behind', async () => {
    const who = people.asistent;
    const { id } = (await ask(who)).data;
    await app.platform.db.pool.query(
      `UPDATE data_archives SET requested_at = requested_at - interval '30 minutes'`,
    );
    await withFailure(() => app.platform.jobs.drain());
    expect(await list(who)).toMatchObject([{ id, state: 'failed', expiresAt: null, size: null }]);
    expect(await mailsTo(app, who.email)).toEqual([]);
    expect(await app.platform.files.list(`archives/${who.id}`)).toEqual([]);
    expect((await fetchFile(id, who)).statusCode).toBe(404);
    expect((await ask(who)).status).toBe(202);
  });

  it('is given up where its job got lost', async () => {
    const { id } = (await ask(people.menadzer)).data;
    await app.platform.db.pool.query(
      `UPDATE data_archives SET requested_at = requested_at - interval '3 hours'`,
    );
    await app.platform.jobs.runNow('personal-data.expire');
    expect(await list(people.menadzer)).toMatchObject([{ id, state: 'failed' }]);
  });

  it('leaves no file of a member who was erased meanwhile', async () => {
    const who = people.globalni;
    await ask(who);
    const parts = app.platform.personalData as unknown[];
    parts.push({
      name: 'system',
      collect: async () => {
        await app.platform.db.pool.query('DELETE FROM data_archives');
        return {};
      },
    });
    await app.platform.jobs.drain();
    parts.pop();
    await app.platform.jobs.drain();
    expect(await app.platform.files.list(`archives/${who.id}`)).toEqual([]);
  });
});
