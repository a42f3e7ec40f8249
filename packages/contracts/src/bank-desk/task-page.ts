import type { DeskTaskKind } from '@app/domain/bank-desk/desk.tasks';
import { pages } from '../pages.ts';

interface Placed {
  readonly kind: DeskTaskKind;
  readonly call: { readonly slug: string } | null;
  readonly application: { readonly id: string; readonly slug: string } | null;
  readonly campaign: string | null;
  /** Slug of the call to which the application came. */
  readonly sentTo?: string | undefined;
}

/** Where on the page of an agreement each is done. */
const partOf = {
  prepare: 'sada',
  check: 'sada',
  sign: 'sada',
  start: 'sada',
  complete: 'sada',
  teamSign: 'sada',
  payee: 'sada',
  pay: 'isplata',
  payout: 'izuzeci',
  shortfall: 'izuzeci',
  dueDay: 'koraci',
  proof: 'koraci',
  teamProof: 'koraci',
  receipt: 'racuni',
  teamReceipt: 'racuni',
  report: 'izvjestaj',
  teamReport: 'izvjestaj',
} as const satisfies Partial<Record<DeskTaskKind, string>>;

/**
 * Where a task is done: page, part and place on it.
 *
 * @param bankId slug of the bank.
 */
export function taskPage(
  bankId: string,
  { kind, call, application, campaign, sentTo }: Placed,
): string {
  switch (kind) {
    case 'drafts':
      return pages.bankDesk({ bankId, dio: 'prijave', poziv: call?.slug, status: 'draft' });
    case 'score':
      return pages.board({ poziv: call?.slug });
    case 'decide':
    case 'announce':
      return pages.board({ poziv: call?.slug, pogled: 'rang' });
    case 'campaign':
    case 'publish':
      return pages.board({ poziv: sentTo, prijava: application?.slug, dio: 'prijava' });
    case 'refund':
      return pages.banksAdmin({ dio: 'uplate' });
    case 'ticket':
      return pages.board({ pogled: 'mentorstvo' });
    case 'scoring':
      return pages.board({ poziv: call?.slug, pogled: 'odbor' });
    case 'campaignEnding':
      return pages.campaigns({ id: campaign ?? undefined });
    case 'campaignMissed':
      return pages.bankDesk({ bankId, dio: 'kampanje', stanje: 'zavrsene' });
    default:
      return pages.agreement({ id: application?.id ?? '', hash: partOf[kind] });
  }
}
