import { inArray } from 'drizzle-orm';
import { takeOut } from '../../kit/personal-data/personal-data.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Person } from '../../platform/personal-data.ts';
import { agreements, payeesAround } from './agreements.tables.ts';

/** An account to pay to is cleared with the name of whose it is. */
export async function clearPayee(tx: Tx, person: Person): Promise<void> {
  const theirs = await takeOut(tx, agreements, ['payeeHolder'], payeesAround(person), person);
  await tx
    .update(agreements)
    .set({ payeeAccount: '' })
    .where(
      inArray(
        agreements.applicationId,
        theirs.map(({ applicationId }) => applicationId),
      ),
    );
}
