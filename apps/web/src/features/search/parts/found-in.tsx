import type { SearchHit } from '@app/contracts/search/search.schemas';
import { useSearchText } from '../text.ts';
import { Marked, wholeText } from './marked.tsx';

/** Where beside the title the words stand; null where that is the title once more. */
export const foundBeside = ({ title, found }: SearchHit): SearchHit['found'] =>
  found && wholeText(found.text) !== wholeText(title) ? found : null;

/** Where beside the title the words stand, and what stands around them. */
export function FoundIn({ found }: { found: NonNullable<SearchHit['found']> }) {
  const t = useSearchText();
  return (
    <>
      {t('at', { where: t(`in_${found.part}`) })}
      <Marked text={found.text} />
    </>
  );
}
