import { searchKinds } from '@app/contracts/search/search.kinds';
import { oneOf, words } from '../../kit/place/params.ts';

/** What the address says: the words, and one kind where only that is wanted. */
export const searchPlace = { q: words('q', 100), kind: oneOf('vrsta', searchKinds) };
