import type { PayeeBody } from '@app/contracts/agreements/payee.schemas';
import { isSignable } from '@app/domain/agreements/agreement.policy';
import type { z } from 'zod';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellBank } from './agreements.moves.ts';
import { dropPoints, findAgreement, putAgreement } from './agreements.repo.ts';
import { outdateCopies } from './signed-copies.service.ts';
import { remember, type SignedIn, write } from './writing.service.ts';

/**
 * Writes the account to pay to. Until the agreement is signed it is part of its text, so that
 * another one takes the signatures under the text before with it; afterwards it is checked anew.
 */
export async function writePayee(
  p: Platform,
  actor: SignedIn,
  id: string,
  { holder, account }: z.output<typeof PayeeBody>,
) {
  return write(p, actor, id, 'writePayee', async (writing) => {
    const { tx, at, record, subject } = writing;
    const agreement = await findAgreement(tx, id);
    if (!agreement) return fail('WRONG_STATUS');
    // Sent again, it is what stands.
    if (agreement.payeeAccount === account && agreement.payeeHolder === holder) return undefined;
    const unsigned = isSignable(subject.status);
    await putAgreement(tx, {
      ...agreement,
      version: agreement.version + (unsigned ? 1 : 0),
      payeeHolder: holder,
      payeeAccount: account,
      payeeBy: actor.id,
      payeeAt: at,
    });
    await dropPoints(tx, id, ['account']);
    const refused = unsigned ? await outdateCopies(writing) : undefined;
    if (refused) return refused;
    await remember(writing, 'payee.written');
    await tellBank(p, tx, record, { text: 'payeeWrittenBoard', what: holder, from: actor.id });
    return undefined;
  });
}
