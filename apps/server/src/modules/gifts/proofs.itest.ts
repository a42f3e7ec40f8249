import { errorStatus } from '@app/contracts/errors';
import { giftsApi } from '@app/contracts/gifts/gifts.api';
import { giftLimits } from '@app/domain/gifts/gift';
import type { Language } from '@app/messages/catalogue';
import { translate } from '@app/messages/translate';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith } from '../../samples/forms.ts';
import { purgeDraft } from '../applications/applications.purge.service.ts';
import { createGift } from './gifts.factory.ts';
import type { GiftRow } from './gifts.repo.ts';
import { badProofs, pdf } from './proofs.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const auth = (who: Who) => ({ authorization: `Bearer ${stage.people[who].token}` });
let application: { readonly id: string };
let gift: GiftRow;

const confirmed = (of = application) =>
  app.platform.db.transaction((tx) =>
    createGift(tx, app.platform, of, { requestedAt: app.clock.now(), status: 'confirmed' }),
  );
beforeEach(async () => {
  application = await stage.application({ status: 'submitted' });
  gift = await confirmed();
});

const send = (
  name: string,
  content: Buffer,
  { id } = gift,
  fields = {},
  who: Who = 'clan',
  language: Language = 'bhs',
) => {
  const { payload, headers } = formWith(name, content, fields);
  return app.http.inject({
    method: 'POST',
    url: `/api/donation-confirmations/${id}/upload-proof`,
    payload,
    headers: { ...headers, ...auth(who), 'x-language': language },
  });
};
const get = (what: 'preview' | 'download', who: Who) =>
  app.http.inject({
    url: `/api/donation-confirmations/${gift.id}/${what}-proof`,
    headers: auth(who),
  });
let taken = 0;
/** Another picture each time, with the place where it was taken; near colours are one in a JPEG. */
const photo = () => {
  taken += 1;
  return sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: 200, g: 0, b: 0 } },
  })
    .withExif({ IFD0: { Copyright: `Stan 7, snimak ${taken}` } })
    .jpeg()
    .toBuffer();
};

describe('a proof', () => {
  it('is kept once, made anew, looked at by the board and saved by whoever sees it', async () => {
    const picture = await photo();
    const answer = await send('../../etc/otpremnica\u202egpj.exe.jpg', picture, gift, {
      notes: ' Preuzeto\0 u petak. ',
    });
    expect(answer.json().data).toMatchObject({
      proofDocumentUrl: `/api/donation-confirmations/${gift.id}/download-proof`,
      proof: { name: 'otpremnicagpj.exe.webp', notes: 'Preuzeto u petak.' },
      canUploadProof: false,
      canPreviewProof: false,
    });
    const saved = await get('download', 'vlasnik');
    expect(saved.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "attachment; filename*=UTF-8''otpremnicagpj.exe.webp",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(saved.rawPayload.includes('Stan 7')).toBe(false);
    expect((await sharp(saved.rawPayload).metadata()).width).toBe(40);
    expect((await get('preview', 'odbor1')).rawPayload).toEqual(saved.rawPayload);
    expect((await get('preview', 'vlasnik')).statusCode).toBe(403);
    expect((await get('preview', 'lejla')).statusCode).toBe(404);
    expect((await send('b.jpg', await photo())).json().code).toBe('WRONG_STATUS');
  });

  it('is no file that proves another gift in the same bank', async () => {
    const picture = await photo();
    const other = await stage.application({ status: 'submitted' });
    const twin = await confirmed(other);
    const both = await Promise.all([send('a.jpg', picture), send('b.jpg', picture, twin)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('PROOF_USED');
    const elsewhere = await stage.application({
      status: 'submitted',
      call: stage.openInZenica,
      owner: stage.people.clan,
      members: [],
    });
    expect((await send('c.jpg', picture, await confirmed(elsewhere))).statusCode).toBe(200);
    // What was refused is kept nowhere.
    const kept = await Promise.all(
      [application, other].map(({ id }) => app.platform.files.list(`gift-proofs/${id}`)),
    );
    expect(kept.flat()).toHaveLength(1);
  });

  it('goes with a draft that is deleted for good', async () => {
    application = await stage.application();
    gift = await confirmed();
    await send('a.jpg', await photo(), gift, {}, 'vlasnik');
    const kept = () => app.platform.files.list(`gift-proofs/${application.id}`);
    expect(await kept()).toHaveLength(1);
    await app.platform.db.pool.query('UPDATE applications SET deleted_at = $2 WHERE id = $1', [
      application.id,
      app.clock.now(),
    ]);
    await purgeDraft(app.platform, application.id);
    expect(await kept()).toEqual([]);
  });

  it('belongs to what is confirmed', async () => {
    const at = app.clock.now();
    const pending = await app.platform.db.transaction((tx) =>
      createGift(tx, app.platform, application, { requestedAt: at }),
    );
    expect((await send('a.jpg', await photo(), pending)).json().code).toBe('WRONG_STATUS');
    expect((await send('a.jpg', await photo(), gift, {}, 'koordinator')).statusCode).toBe(403);
  });

  it('is nothing bad: each is refused with its reason, in both languages, and nothing is kept', async () => {
    const kinds = new Set(badProofs.map(([, , , code]) => code));
    expect([...kinds].sort()).toEqual(['PROOF_ACTIVE', 'PROOF_KIND', 'PROOF_RENAMED']);
    for (const [n, [what, make, ending, code]] of badProofs.entries()) {
      const language = n % 2 === 0 ? 'bhs' : 'en';
      const answer = await send(`racun.${ending}`, await make(), gift, {}, 'clan', language);
      expect([what, answer.statusCode, answer.json().error]).toEqual([
        what,
        errorStatus[code],
        translate(language, `errors.${code}`),
      ]);
    }
    expect(await app.platform.files.list(`gift-proofs/${application.id}`)).toEqual([]);
    expect((await send('a.jpg', await photo())).statusCode).toBe(200);
  });

  it('has at most 10 MB, to the byte', async () => {
    const page = pdf('<</Type/Page>>', Buffer.alloc(giftLimits.proofBytes, 0x20));
    const whole = Buffer.concat([
      page.subarray(0, giftLimits.proofBytes - 6),
      Buffer.from('\n%%EOF'),
    ]);
    const larger = Buffer.concat([
      page.subarray(0, giftLimits.proofBytes - 5),
      Buffer.from('\n%%EOF'),
    ]);
    expect([whole.length, larger.length]).toEqual([
      giftLimits.proofBytes,
      giftLimits.proofBytes + 1,
    ]);
    const refused = await send('a.pdf', larger);
    expect([refused.statusCode, refused.json().error]).toEqual([
      413,
      translate('bhs', 'errors.PAYLOAD_TOO_LARGE'),
    ]);
    expect((await send('a.pdf', whole)).json().data.proof.bytes).toBe(giftLimits.proofBytes);
  });

  it('is asked for in the words of the specification', async () => {
    const form = new FormData();
    form.set('notes', 'Evo dokaza.');
    const written = new Response(form);
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/donation-confirmations/${gift.id}/upload-proof`,
      payload: Buffer.from(await written.arrayBuffer()),
      headers: {
        ...auth('clan'),
        'content-type': written.headers.get('content-type') ?? '',
        'x-language': 'bhs',
      },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Molimo odaberite fajl dokaza']);
    expect((await send('a.pdf', Buffer.alloc(0))).json().code).toBe('FILE_EMPTY');
    expect(giftsApi.uploadProof.path).toBe('/api/donation-confirmations/:id/upload-proof');
  });
});
