import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GuardedPost } from '../../platform/guarded-fetch.ts';
import { partOf } from '../../platform/testing/personal-data.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { setUpNotifications } from './notifications.testing.ts';
import { pushNotification } from './push.service.ts';

const app = setUpApp();
const cast = setUpPersonas(app);
const { tell, choose, list, read } = setUpNotifications(app);

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly endpoint: string;
}

let serial = 0;
const browser = (): Browser => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  serial += 1;
  return { ecdh, auth: randomBytes(16), endpoint: `https://push.invalid/send/${serial}` };
};

const add = (who: Persona, { ecdh, auth, endpoint }: Browser) =>
  app.as(who.token).call(notificationsApi.addDevice, {
    body: {
      endpoint,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
  });
const remove = (who: Persona, { endpoint }: Browser) =>
  app.as(who.token).call(notificationsApi.removeDevice, { body: { endpoint } });
const devices = async (who: Persona) =>
  (await app.as(who.token).call(notificationsApi.choices)).data.devices;

/** What a browser reads of it (RFC 8188 and 8291), apart from the library that wrote it. */
function decrypted({ ecdh, auth }: Browser, body: Buffer): unknown {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
  const [sender, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
  const derive = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = derive(ecdh.computeSecret(sender), auth, about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** A push service that answers so. */
function service(status: Awaited<ReturnType<GuardedPost>> = 201) {
  const sent: { url: string; headers: Readonly<Record<string, string>>; body: Buffer }[] = [];
  const post: GuardedPost = async (url, { headers, body }) => {
    sent.push({ url, headers, body: body ?? Buffer.alloc(0) });
    return status;
  };
  return { sent, post };
}

/** Sends each of a member's notifications to each of their devices. */
async function pushAll(who: Persona, post: GuardedPost) {
  const { rows } = await app.platform.db.pool.query<{ id: string; deviceId: string }>(
    `SELECT n.id, d.id AS "deviceId" FROM notifications n JOIN push_devices d USING (user_id)
     WHERE n.user_id = $1 ORDER BY n.id`,
    [who.id],
  );
  for (const row of rows) await pushNotification(app.platform, post, row);
}
const urls = async (who: Persona, status?: Awaited<ReturnType<GuardedPost>>) => {
  const { sent, post } = service(status);
  await pushAll(who, post);
  return sent.map(({ url }) => url);
};

beforeEach(() => app.platform.db.pool.query('DELETE FROM push_devices'));

describe('a notification', () => {
  it('goes encrypted to each device, in the reader’s language, under the product’s own key', async () => {
    const [phone, laptop] = [browser(), browser()];
    await add(cast.lejla, phone);
    await add(cast.lejla, laptop);
    expect(await devices(cast.lejla)).toBe(2);
    await tell([cast.lejla.id]);
    const { sent, post } = service();
    await pushAll(cast.lejla, post);
    expect(sent.map(({ url }) => url).sort()).toEqual([phone.endpoint, laptop.endpoint].sort());
    const [notice] = (await list(cast.lejla)).data;
    const one = sent.find(({ url }) => url === phone.endpoint);
    expect(one && decrypted(phone, one.body)).toEqual({
      title: notice?.title,
      body: notice?.message,
      url: pages.zone(),
      tag: notice?.id,
    });
    expect(one?.body.includes('Klupa')).toBe(false);
    expect(one?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400' });
    const { key } = (await app.as(cast.lejla.token).call(notificationsApi.pushKey)).data;
    const [, token = '', used] =
      /^vapid t=(.+), k=(.+)$/.exec(one?.headers.Authorization ?? '') ?? [];
    expect(used).toBe(key);
    const [head, claims, signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const said = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
    expect(said).toMatchObject({ aud: 'https://push.invalid', sub: expect.any(String) });
  });

  it('is put to be sent with the change that causes it, and never within the product’s own network', async () => {
    await add(cast.lejla, browser());
    await tell([cast.lejla.id]);
    // Nothing is reached by that name: it is tried again later.
    await expect(app.platform.jobs.drain()).rejects.toThrow();
    await app.platform.db.pool.query("UPDATE push_devices SET endpoint = 'https://127.0.0.1/send'");
    await app.platform.jobs.drain();
    expect(await devices(cast.lejla)).toBe(0);
  });

  it('comes as the member chose, and not of what the app does not show', async () => {
    const one = browser();
    await add(cast.lejla, one);
    const notices = async (type: 'donation' | 'message') => {
      await app.platform.db.pool.query('DELETE FROM notifications');
      await tell([cast.lejla.id], { type });
      return urls(cast.lejla);
    };
    expect(await notices('message')).toEqual([one.endpoint]);
    // Unless chosen, what comes by e-mail comes here.
    expect(await notices('donation')).toEqual([]);
    await choose(cast.lejla, {
      types: [
        { type: 'donation', push: true },
        { type: 'message', push: false },
      ],
    });
    expect([await notices('donation'), await notices('message')]).toEqual([[one.endpoint], []]);
    await choose(cast.lejla, { types: [{ type: 'donation', app: false }] });
    expect(await notices('donation')).toEqual([]);
  });

  it('does not come once it was read or taken out', async () => {
    await add(cast.lejla, browser());
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id]);
    const [first, second] = (await list(cast.lejla)).data;
    await read(cast.lejla, first?.id ?? '');
    await app
      .as(cast.lejla.token)
      .call(notificationsApi.remove, { body: { ids: [second?.id ?? ''] } });
    expect(await urls(cast.lejla)).toEqual([]);
  });
});

describe('a device', () => {
  it.each([
    ['gone', 410, 0],
    ['refused', 403, 0],
    ['forbidden', 'forbidden', 0],
    ['there', 201, 1],
  ] as const)('that is %s stays %s: %s', async (_, status, left) => {
    await add(cast.lejla, browser());
    await tell([cast.lejla.id]);
    await urls(cast.lejla, status);
    expect(await devices(cast.lejla)).toBe(left);
  });

  it('is told nothing once the session has ended in which it was turned on', async () => {
    await add(cast.lejla, browser());
    await tell([cast.lejla.id]);
    const { pool } = app.platform.db;
    const ended = 'UPDATE sessions SET ended_at = $2 WHERE user_id = $1';
    await pool.query(ended, [cast.lejla.id, app.clock.now()]);
    expect(await urls(cast.lejla)).toEqual([]);
    const { rowCount } = await pool.query('SELECT FROM push_devices');
    expect(rowCount).toBe(0);
    await pool.query(ended, [cast.lejla.id, null]);
  });

  it('whose keys no browser made drops out', async () => {
    await add(cast.lejla, browser());
    await app.platform.db.pool.query('UPDATE push_devices SET p256dh = $1', ['A'.repeat(87)]);
    await tell([cast.lejla.id]);
    expect(await urls(cast.lejla)).toEqual([]);
    expect(await devices(cast.lejla)).toBe(0);
  });

  it.each([429, 503, 'unreachable'] as const)('is tried again after %s', async (status) => {
    await add(cast.lejla, browser());
    await tell([cast.lejla.id]);
    await expect(urls(cast.lejla, status)).rejects.toThrow();
    expect(await devices(cast.lejla)).toBe(1);
  });

  it('is of whoever turned it on last, and turned off by them alone', async () => {
    const shared = browser();
    await add(cast.lejla, shared);
    await add(cast.lejla, shared);
    expect(await devices(cast.lejla)).toBe(1);
    await add(cast.emir, shared);
    expect([await devices(cast.lejla), await devices(cast.emir)]).toEqual([0, 1]);
    await remove(cast.lejla, shared);
    expect(await devices(cast.emir)).toBe(1);
    await remove(cast.emir, shared);
    expect(await devices(cast.emir)).toBe(0);
  });

  it('is one of twenty at most, has an address of the web, and is in the archive', async () => {
    const all = Array.from({ length: 20 }, browser);
    for (const one of all) expect((await add(cast.lejla, one)).status).toBe(200);
    expect((await add(cast.lejla, browser())).error.code).toBe('TOO_MANY_ITEMS');
    expect((await add(cast.lejla, all[3] as Browser)).status).toBe(200);
    const plain = { ...browser(), endpoint: 'http://push.invalid/send' };
    expect((await add(cast.lejla, plain)).status).toBe(400);
    const { id, name } = cast.lejla;
    const [firstName = '', lastName = ''] = name.split(' ');
    const person = { id, firstName, lastName, addresses: [], phoneNumber: null };
    const kept = await partOf(app, 'notifications').collect(app.platform.db.read, id, {
      ...person,
      language: 'bhs',
    });
    const devicesKept = kept.devices as object[];
    expect(devicesKept).toHaveLength(20);
    expect(devicesKept[0]).toEqual({ service: 'push.invalid', addedAt: expect.any(String) });
  });
});
