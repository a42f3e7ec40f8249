import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { signedCopyEvents, signedCopyStates } from '@app/domain/agreements/signed-copy.machine';
import { z } from 'zod';
import { AttachedFile } from '../applications/form.schemas.ts';
import { Id, Instant, Words } from '../common.schemas.ts';

const Did = z.object({ by: z.string(), at: Instant });
const BankEvent = z.enum(signedCopyEvents).extract(['confirm', 'return', 'reopen']);

/** What the team signed and sent; one that was replaced or returned stays as history. */
export const SignedCopyView = z.object({
  id: Id,
  /** Of the text that was signed. */
  version: z.int(),
  state: z.enum(signedCopyStates).exclude(['draft']),
  sent: Did,
  /** The bank's answer. */
  decided: Did.nullable(),
  /** Why it was returned. */
  reason: z.string(),
  pages: z.array(AttachedFile),
  /** What the reader may do with it. */
  events: z.array(BankEvent),
});
export type SignedCopyView = z.input<typeof SignedCopyView>;

const Pages = z.array(Id).max(agreementLimits.pages);
/** Pages of earlier copies may be among them; `seen`: the pages as they were before. */
export const PagesBody = z.object({ pages: Pages, seen: Pages });
/** The pages as they were looked at. */
export const CopyBody = z.object({ pages: Pages.min(1, 'required') });
export const CopyMove = z.object({
  event: BankEvent,
  reason: Words(agreementLimits.reason).trim().default(''),
});
