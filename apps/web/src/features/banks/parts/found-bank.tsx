import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

/** Asks for what a new bank needs to begin, and leads to its editor. */
export const FoundBank = lazyPart(() =>
  import('../editor/found-bank-dialog.tsx').then((it) => it.FoundBankDialog),
);
