import { z } from 'zod';
import type { Reader, Tx } from '../platform/db/client.ts';
import { type Failure, fail } from '../platform/http/failure.ts';
import { newSecret } from '../platform/ids.ts';
import type { JobHandler } from '../platform/jobs.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { tokenHash } from '../platform/tokens.ts';
import { findLocked } from './moves.ts';

// A letter asks somebody who may have no account: a mail carries a link, the link a secret, and of
// the secret a hash is kept (decision 095).

/** What letters of a kind are about. */
export interface About<Row, Found, Held> {
  readonly find: (read: Reader, row: Row) => Promise<Found | undefined>;
  /** The same, held until the transaction ends. */
  readonly hold: (tx: Tx, row: Row) => Promise<Held | undefined>;
}

type Find<Row> = (read: Reader) => Promise<Row | undefined>;
type ByHash<Row> = (read: Reader, hash: string) => Promise<Row | undefined>;

/** A new secret for the mail, and what is kept of it; the link before opens nothing more. */
export function newLink(expiresAt: Date) {
  const secret = newSecret();
  return { secret, kept: { tokenHash: tokenHash(secret), expiresAt } };
}

/** Finds a letter for whoever holds the secret of its link. */
export function bySecret<Row>(byHash: ByHash<Row>, secret: string): Find<Row> {
  const hash = tokenHash(secret);
  return (read) => byHash(read, hash);
}

/** Shows a letter with what it is about; `NOT_FOUND` where there is none. */
export async function openLetter<Row, Found, View>(
  read: Reader,
  about: Pick<About<Row, Found, unknown>, 'find'>,
  find: Find<Row>,
  show: (row: Row, record: Found) => View | Promise<View>,
): Promise<View | Failure> {
  const row = await find(read);
  const record = row && (await about.find(read, row));
  return row && record ? show(row, record) : fail('NOT_FOUND');
}

/**
 * Changes a letter while what it is about is held. It is found again then: it may have been
 * answered, or sent anew, before.
 */
export const changeLetter = <Row, Held, Done>(
  p: Platform,
  about: Pick<About<Row, unknown, Held>, 'hold'>,
  find: Find<Row>,
  change: (locked: {
    readonly tx: Tx;
    readonly row: Row;
    readonly record: Held;
  }) => Promise<Done | Failure>,
): Promise<Done | Failure> =>
  p.db.transaction(async (tx) => {
    const locked = await findLocked(
      () => find(tx),
      (row) => about.hold(tx, row),
    );
    return locked ? change({ tx, ...locked }) : fail('NOT_FOUND');
  });

const Sent = z.looseObject({ secret: z.string() });

/**
 * The job that mails a link. Nothing is sent of what was sent anew, answered, taken back or erased
 * before the mail was written.
 *
 * @param write answers nothing where the mail does not reach whom it is for.
 */
export const letterJob = <Row, Found>(
  p: Platform,
  about: Pick<About<Row, Found, unknown>, 'find'>,
  {
    name,
    byHash,
    isDue,
    write,
  }: {
    readonly name: string;
    readonly byHash: ByHash<Row>;
    readonly isDue: (row: Row) => boolean;
    readonly write: (
      row: Row,
      record: Found,
      sent: z.output<typeof Sent>,
    ) => Promise<Mail | undefined>;
  },
): JobHandler => ({
  name,
  run: async (data) => {
    const sent = Sent.parse(data);
    const row = await byHash(p.db.read, tokenHash(sent.secret));
    const record = row && isDue(row) ? await about.find(p.db.read, row) : undefined;
    const mail = row && record && (await write(row, record, sent));
    if (mail) await p.mail.send(mail);
  },
});
