import { applicationsApi } from '@app/contracts/applications/applications.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Grants } from '../../platform/testing/grants.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

const app = setUpApp();
const world = setUpGrants(app);
let cast: Grants['people'];

beforeAll(async () => {
  cast = world.people;
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b3fc6' } });

async function send(content: Buffer, person: Persona | null = cast.lejla) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), '../../x.svg');
  form.append('userId', cast.vlasnik.id);
  const request = new Response(form);
  return app.http.inject({
    method: 'POST',
    url: profilesApi.setPicture.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-language': 'bhs',
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
  });
}

const at = (userId: string, file: string) => `/api/profile-image/${userId}/${file}`;
const small = (file: string) => file.replace('.webp', '-96.webp');
const own = async (person = cast.lejla) =>
  (await app.as(person.token).call(profilesApi.own)).data.profilePictureUrl;

/** The member's picture, set if there is none yet. */
async function someOwn(): Promise<string> {
  if ((await own()) === null) await send(await plain(60, 60).png().toBuffer());
  return String(await own());
}

describe('setting a picture', () => {
  it('keeps two squares without metadata, under a name that cannot be guessed', async () => {
    const sent = await plain(900, 500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    const answer = await send(sent);
    expect(answer.statusCode).toBe(200);
    const file: string = answer.json().profilePictureUrl;
    expect(file).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/);
    expect(await own()).toBe(file);
    for (const [name, side] of [
      [file, 512],
      [small(file), 96],
    ] as const) {
      const got = await app.http.inject(at(cast.lejla.id, name));
      expect(got.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      const about = await sharp(got.rawPayload).metadata();
      expect(about).toMatchObject({ width: side, height: side, format: 'webp' });
      expect(about.exif).toBeUndefined();
    }
  });

  it('deletes the one before', async () => {
    const before = await someOwn();
    await send(await plain(60, 60).png().toBuffer());
    expect(await own()).not.toBe(before);
    for (const name of [before, small(before)]) {
      await expect
        .poll(() => app.platform.files.get(`profile-pictures/${cast.lejla.id}/${name}`))
        .toBeNull();
      expect((await app.http.inject(at(cast.lejla.id, name))).statusCode).toBe(404);
    }
  });

  it('touches nobody else’s, whatever the form says', async () => {
    await send(await plain(60, 60).png().toBuffer());
    expect(await own(cast.vlasnik)).toBeNull();
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['PDF', Buffer.from('%PDF-1.7\n'), 415],
    ['the beginning of a JPEG', Buffer.from('\xff\xd8\xff\xe0garbage', 'latin1'), 415],
    ['nothing', Buffer.alloc(0), 400],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413],
  ])('refuses %s and keeps the one that was', async (_name, content, status) => {
    const before = await own();
    expect((await send(content)).statusCode).toBe(status);
    expect(await own()).toBe(before);
  });

  it('refuses a flood of pixels', async () => {
    const flood = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect((await send(flood)).statusCode).toBe(413);
  });

  it('keeps nothing that was hidden behind the pixels', async () => {
    const gif = await plain(40, 40).gif().toBuffer();
    const answer = await send(Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]));
    const got = await app.http.inject(at(cast.lejla.id, answer.json().profilePictureUrl));
    expect(got.rawPayload.includes('script')).toBe(false);
  });

  it('is for members', async () => {
    expect((await send(await plain(40, 40).png().toBuffer(), null)).statusCode).toBe(401);
    const unverified = await send(await plain(40, 40).png().toBuffer(), cast.novi);
    expect(unverified.json().code).toBe('EMAIL_NOT_VERIFIED');
  });
});

describe('delivering a picture', () => {
  it('finds nothing under another member, another name or a path', async () => {
    const file = await someOwn();
    expect((await app.http.inject(at(cast.lejla.id, file))).statusCode).toBe(200);
    for (const url of [
      at(cast.vlasnik.id, file),
      at(newId(), file),
      at(cast.lejla.id, `${newId()}.webp`),
      at(cast.lejla.id, '..'),
      at(cast.lejla.id, '..%2F..%2Fjwt-secret'),
      at('nobody', file),
    ]) {
      const answer = await app.http.inject(url);
      expect([400, 404], url).toContain(answer.statusCode);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    }
  });

  it('ends when the account closes or waits to be erased', async () => {
    const file = await someOwn();
    const status = async () => (await app.http.inject(at(cast.lejla.id, file))).statusCode;
    const set = (column: string, value: string) =>
      app.platform.db.pool.query(`UPDATE users SET ${column} = ${value} WHERE id = $1`, [
        cast.lejla.id,
      ]);
    for (const column of ['closed_at', 'deletion_requested_at']) {
      await set(column, 'now()');
      expect(await status()).toBe(404);
      await set(column, 'NULL');
      expect(await status()).toBe(200);
    }
  });

  it('shows strangers the name of the file only if they may see the picture', async () => {
    const nameFor = async (token?: string) => {
      const answer = await app
        .as(token)
        .call(profilesApi.view, { params: { profileSlug: cast.lejla.id } });
      return answer.data.state === 'shown' ? answer.data.profile.profilePictureUrl : null;
    };
    expect(await nameFor()).toBe(await own());
    await app
      .as(cast.lejla.token)
      .call(profilesApi.setPrivacy, { body: { parts: { picture: 'members' } } });
    expect(await nameFor()).toBeNull();
    expect(await nameFor(cast.emir.token)).toBe(await own());
  });
});

describe('pictures within a team', () => {
  it('are seen by the rest of it, though the profile is its owner’s alone', async () => {
    const { vlasnik, clan } = cast;
    const { id } = await world.application();
    const file = (await send(await plain(60, 60).png().toBuffer(), clan)).json()
      .profilePictureUrl as string;
    await app.as(clan.token).call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
    const team = (token?: string) =>
      app.as(token).call(applicationsApi.members, { params: { id } });
    const members = (await team(vlasnik.token)).data.data;
    const seen = members.find(({ role }) => role !== 'vlasnik');
    expect(seen?.profile_picture_url).toBe(file);
    expect(seen).not.toHaveProperty('userId');
    const shown = await app.http.inject(at(seen?.id ?? '', small(file)));
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const owner = members.find(({ role }) => role === 'vlasnik');
    expect((await app.http.inject(at(owner?.id ?? '', file))).statusCode).toBe(404);
    for (const stranger of [cast.lejla.token, undefined]) {
      expect((await team(stranger)).status).toBe(404);
    }
  });
});

describe('removing a picture', () => {
  it('deletes its files', async () => {
    const file = String(await own());
    const answer = await app.as(cast.lejla.token).call(profilesApi.removePicture);
    expect(answer.data.profilePictureUrl).toBeNull();
    expect((await app.http.inject(at(cast.lejla.id, file))).statusCode).toBe(404);
    expect((await app.as(cast.lejla.token).call(profilesApi.removePicture)).status).toBe(200);
  });

  it('leaves its files to whoever erases the account', async () => {
    const { id } = cast.emir;
    const file = (await send(await plain(60, 60).png().toBuffer(), cast.emir)).json()
      .profilePictureUrl as string;
    const part = app.platform.personalData.find(({ name }) => name === 'profiles');
    const person = {
      id,
      firstName: 'Emir',
      lastName: 'Begić',
      addresses: [],
      phoneNumber: null,
      language: 'bhs' as const,
    };
    const { read } = app.platform.db;
    expect(await part?.files?.(read, id, person)).toEqual([`profile-pictures/${id}/${file}`]);
    const keys = await app.platform.db.transaction(async (tx) =>
      part?.erase(tx, id, app.clock.now(), person),
    );
    expect(keys).toEqual([
      `profile-pictures/${id}/${file}`,
      `profile-pictures/${id}/${small(file)}`,
    ]);
  });
});
