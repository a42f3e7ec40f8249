import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { type BlockType, emptyBlock } from '../../../lib/block-form/blocks.ts';

/** What stands in a new block is content, which is written anew in its place. */
const title: LocalizedText = { bhs: 'Novi blok', en: 'New block' };
const words: LocalizedText = {
  bhs: 'Ovdje dolazi tekst bloka.',
  en: 'The text of the block goes here.',
};
const html: LocalizedText = { bhs: `<p>${words.bhs}</p>`, en: `<p>${words.en}</p>` };

/** A block as it is added to a page: 'Novi blok', placeholder content, visible (specification §3, §5). */
export function newBlock(type: BlockType, section: PageBlock['section'], id: string): PageBlock {
  const block = { ...emptyBlock(type, id), section };
  switch (block.type) {
    case 'header':
    case 'image':
      return { ...block, title, content: words };
    case 'text': {
      const { content: _, ...rest } = block;
      return { ...rest, title, html };
    }
    case 'embed':
      return { ...block, title, html: { bhs: '', en: '' } };
    case 'requirements':
      return { ...block, title, items: [words] };
    case 'testimonial':
      return { ...block, title, content: words, layout: 'card' };
    case 'timeline':
      return {
        ...block,
        title,
        timelineItems: [{ title: words, date: { bhs: '', en: '' }, description: words }],
      };
    case 'stats':
      return { ...block, title, items: [{ number: '0', label: words }], animation: true };
    case 'apply_button':
      return { ...block, content: words, url: '' };
    case 'divider':
      return block;
    default:
      return { ...block, title };
  }
}
