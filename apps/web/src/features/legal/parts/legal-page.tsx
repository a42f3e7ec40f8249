import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { pages } from '@app/contracts/pages';
import { PageBlocks } from '../../../lib/blocks/page-blocks.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { placedText } from '../../../lib/texts/text.ts';
import { useLegalText } from '../text.ts';

const sections = {
  terms: ['terms1', 'terms2', 'terms3', 'terms4', 'terms5'],
  privacy: ['privacy1', 'privacy2', 'privacy3', 'privacy4', 'privacy5', 'privacy6'],
} as const;
/** Sections to which an address leads. */
const places: Readonly<
  Record<string, (typeof pages.terms.hash)[number] | (typeof pages.privacy.hash)[number]>
> = { terms4: 'donacije', privacy6: 'maloljetni' };

interface LegalPageProps {
  readonly name: 'terms' | 'privacy';
  readonly blocks: readonly PageBlock[];
}

export function LegalPage({ name, blocks }: LegalPageProps) {
  const t = useLegalText();
  const placed = placedText('legal', t);
  return (
    <article className="wrap section">
      <PageHead description={t(`${name}Lead`)} />
      <h1 className="title-1" {...placed(`${name}Title`)} />
      <p className="lead mt4" {...placed(`${name}Lead`)} />
      <div className="rows rows-split mt7">
        {sections[name].map((key) => (
          <section key={key} id={places[key]}>
            <h2 className="title-3" {...placed(key)} />
            <p className="body muted" {...placed(`${key}Text`)} />
          </section>
        ))}
      </div>
      <PageBlocks page={name} blocks={blocks} section="main" />
      <p className="small faint mt7" {...placed('updated')} />
    </article>
  );
}
