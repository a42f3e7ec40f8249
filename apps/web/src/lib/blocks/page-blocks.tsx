import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { pages } from '@app/contracts/pages';
import type { EditablePage, PageSection } from '@app/domain/content/pages';
import { Link } from '../addresses/links.tsx';
import s from './blocks.module.css';
import { Blocks } from './blocks.tsx';
import { usePageBlocks } from './shown-blocks.ts';
import { useBlocksText } from './text.ts';

interface PageBlocksProps {
  readonly page: EditablePage;
  readonly blocks: readonly PageBlock[];
  readonly section: PageSection;
}

/** The blocks that admins put into a section of an editable page; nothing where there are none. */
export function PageBlocks({ page, blocks, section }: PageBlocksProps) {
  const t = useBlocksText();
  const shown = usePageBlocks(page, blocks);
  const own = shown.filter((block) => block.section === section && block.visible);
  if (own.length === 0) return null;
  const apply = (words: string, url: string) => {
    const look = 'button button-primary button-large';
    const said = words || t('start');
    // A path of the product, or an address of somebody else's.
    return /^https:/.test(url) ? (
      <a className={look} href={url} rel="noopener noreferrer">
        {said}
      </a>
    ) : (
      <Link className={look} to={url || pages.register()}>
        {said}
      </Link>
    );
  };
  return (
    <div className={s.place}>
      <Blocks blocks={own} apply={apply} />
    </div>
  );
}
