import type { ContentBlock, PageBlock } from '@app/contracts/blocks/blocks.schemas';

export type AnyBlock = ContentBlock | PageBlock;

/** What a part of a block's form gets. */
export interface PartProps {
  readonly block: AnyBlock;
  set(change: object): void;
  readonly disabled: boolean;
}

export type BlockType = ContentBlock['type'];

/** In the order of the specification (§3). */
export const blockTypes = [
  'header',
  'text',
  'image',
  'video',
  'youtube',
  'requirements',
  'testimonial',
  'timeline',
  'stats',
  'apply_button',
  'divider',
  'embed',
] as const satisfies readonly BlockType[];

/** As the contract has them; written again so that the page does not load the schemas. */
export const blockLimits = {
  blocks: 40,
  title: 120,
  content: { header: 300, text: 4_000, image: 600, testimonial: 600, apply_button: 200 },
  html: 12_000,
  alt: { image: 200, testimonial: 120 },
  item: 200,
  items: 12,
  stats: 6,
  label: 80,
  number: 20,
  step: { title: 120, date: 40, description: 300 },
  url: 500,
} as const;

const nothing = { bhs: '', en: '' };

export function emptyBlock(type: BlockType, id: string): ContentBlock {
  const common = { id, title: nothing, visible: true };
  switch (type) {
    case 'header':
    case 'text':
    case 'apply_button':
      return { ...common, type, content: nothing };
    case 'image':
      return { ...common, type, url: '', alt: nothing, content: nothing, layout: 'full' };
    case 'video':
      return { ...common, type, url: '', autoplay: false };
    case 'youtube':
    case 'embed':
      return { ...common, type, url: '' };
    case 'requirements':
      return { ...common, type, items: [nothing] };
    case 'testimonial':
      return { ...common, type, content: nothing, alt: nothing, layout: 'quote' };
    case 'timeline':
      return { ...common, type, timelineItems: [] };
    case 'stats':
      return { ...common, type, items: [], animation: false };
    case 'divider':
      return { ...common, type };
  }
}
