import { describe, expect, it, vi } from 'vitest';
import type { Reader } from '../platform/db/client.ts';
import { fail } from '../platform/http/failure.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { tokenHash } from '../platform/tokens.ts';
import { bySecret, changeLetter, letterJob, newLink, openLetter } from './letters.ts';

interface Letter {
  readonly tokenHash: string;
  readonly about: string;
  readonly open: boolean;
}

const end = new Date('2026-06-01T10:00:00Z');
const read = {} as Reader;

/** A product that keeps one letter, about a subject that is there or not. */
function stage({ open = true, gone = false } = {}) {
  const { secret, kept } = newLink(end);
  const rows: Letter[] = [{ tokenHash: kept.tokenHash, about: 'project', open }];
  const byHash = async (_read: Reader, hash: string) => rows.find((row) => row.tokenHash === hash);
  const find = async (_read: unknown, { about }: Letter) => (gone ? undefined : about);
  const send = vi.fn(async (_mail: Mail) => {});
  const p = {
    db: { read, transaction: (work: (tx: unknown) => unknown) => work({}) },
    mail: { send },
  } as unknown as Platform;
  return { p, secret, rows, byHash, about: { find, hold: vi.fn(find) }, send };
}

it('a link has a secret of its own, of which a hash is kept until it ends', () => {
  const { secret, kept } = newLink(end);
  expect(kept).toEqual({ tokenHash: tokenHash(secret), expiresAt: end });
  expect(newLink(end).secret).not.toBe(secret);
});

describe('a letter', () => {
  const nothing = fail('NOT_FOUND');

  it('is shown to whoever holds its secret, as long as there is what it is about', async () => {
    const show = (row: Letter, record: string) => `${record} ${row.open}`;
    const { secret, byHash, about } = stage();
    expect(await openLetter(read, about, bySecret(byHash, secret), show)).toBe('project true');
    expect(await openLetter(read, about, bySecret(byHash, 'other'), show)).toEqual(nothing);
    const lost = stage({ gone: true });
    const find = bySecret(lost.byHash, lost.secret);
    expect(await openLetter(read, lost.about, find, show)).toEqual(nothing);
  });

  it('is changed as it stands once what it is about is held', async () => {
    const { p, secret, rows, byHash, about } = stage();
    const find = bySecret(byHash, secret);
    about.hold.mockImplementationOnce(async () => {
      rows[0] = { tokenHash: tokenHash(secret), about: 'project', open: false };
      return 'held';
    });
    const change = vi.fn(async ({ row, record }: { row: Letter; record: string }) => [
      row.open,
      record,
    ]);
    expect(await changeLetter(p, about, find, change)).toEqual([false, 'held']);
    about.hold.mockImplementationOnce(async () => {
      rows[0] = { tokenHash: 'sent anew', about: 'project', open: true };
      return 'held';
    });
    expect(await changeLetter(p, about, find, change)).toEqual(nothing);
    expect(change).toHaveBeenCalledOnce();
  });

  it('is mailed while it is due, and under its last link alone', async () => {
    const mailed = async (scene: ReturnType<typeof stage>, secret = scene.secret) => {
      const { run } = letterJob(scene.p, scene.about, {
        name: 'mail.letter',
        byHash: scene.byHash,
        isDue: ({ open }) => open,
        write: async (_row, record, sent) =>
          sent.secret === scene.secret ? ({ subject: record } as unknown as Mail) : undefined,
      });
      await run({ id: '1', secret });
      return scene.send.mock.calls;
    };
    expect(await mailed(stage())).toEqual([[{ subject: 'project' }]]);
    expect(await mailed(stage(), 'sent anew since')).toEqual([]);
    expect(await mailed(stage({ open: false }))).toEqual([]);
    expect(await mailed(stage({ gone: true }))).toEqual([]);
  });
});
