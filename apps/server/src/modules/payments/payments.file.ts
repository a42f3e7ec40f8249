import type { Readable } from 'node:stream';
import type { PaymentsFileQuery } from '@app/contracts/payments/payments.schemas';
import { fening, toKm } from '@app/domain/money';
import { dayText, instantAt } from '@app/domain/sarajevo-time';
import type { Language } from '@app/messages/catalogue';
import { paymentsFileTexts } from '@app/messages/payments-file';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Cell, type SheetFormat, writeSheet } from '../../platform/sheet.ts';
import { listMovements, type Movement, type MovementsFilter } from './movements.repo.ts';
import { type SignedIn, scopeOf } from './payments.service.ts';

addTexts('payments-file', paymentsFileTexts);

const columns = [
  { name: 'day', kind: 'day' },
  { name: 'kind' },
  { name: 'amount', kind: 'amount' },
  { name: 'order' },
  { name: 'receipt' },
  { name: 'campaign' },
  { name: 'bank' },
  { name: 'reason' },
] as const;

/** Records that are in memory at once. */
const atOnce = 500;

/** Every payment and every refund with its day and its sign, for the books; nobody is named. */
export async function paymentsFile(
  p: Platform,
  actor: SignedIn,
  format: SheetFormat,
  { bank, from, to, language }: z.output<typeof PaymentsFileQuery>,
): Promise<{ readonly name: string; readonly content: Readable } | Failure> {
  const { read } = p.db;
  const scope = await scopeOf(read, actor, bank);
  if (isFailure(scope)) return scope;
  await p.db.transaction((tx) =>
    recordAudit(tx, {
      action: 'payment.exported',
      subject: actor.id,
      actorId: actor.id,
      at: p.clock.now(),
      details: { format, bank: bank ?? null, from: from ?? null, to: to ?? null },
    }),
  );
  const filter = {
    scope,
    from: from === undefined ? undefined : midnight(from),
    to: to === undefined ? undefined : midnight(to, 1),
  };
  const t = (name: keyof typeof paymentsFileTexts) => translate(language, `payments-file.${name}`);
  async function* rows() {
    for await (const some of everyMovement(read, filter)) {
      for (const one of some) yield cellsOf(one, t);
    }
  }
  return {
    name: `${fileName[language]}-${dayText(p.clock.now())}.${format}`,
    content: writeSheet(format, {
      language,
      columns: columns.map(({ name, ...column }) => ({ head: t(name), ...column })),
      rows: rows(),
    }),
  };
}

const dayMs = 86_400_000;
/** As a day of Sarajevo begins, or so many days later. */
const midnight = (day: string, later = 0): Date => instantAt(Date.parse(day) / dayMs + later, 0);

const fileName: Readonly<Record<Language, string>> = { bhs: 'uplate', en: 'payments' };

async function* everyMovement(read: Reader, filter: MovementsFilter) {
  let last: Movement | undefined;
  do {
    const some = await listMovements(read, filter, last, atOnce);
    yield some;
    last = some.length === atOnce ? some.at(-1) : undefined;
  } while (last);
}

function cellsOf(one: Movement, t: (name: keyof typeof paymentsFileTexts) => string): Cell[] {
  const amount = toKm(fening(one.amount));
  return [
    one.at,
    t(one.kind),
    one.kind === 'paid' ? amount : -amount,
    one.orderNumber,
    one.receiptNumber,
    one.campaign,
    one.bank,
    one.reason,
  ];
}
