import type { BankContent } from '@app/contracts/banks/bank-editing.schemas';

/** What the form holds: no day is an empty text there. */
export type BankValues = Omit<BankContent, 'foundedOn'> & { foundedOn: string };
