import { type PageBlock, PageBlocks } from '@app/contracts/blocks/blocks.schemas';
import type { SpokenBlock } from '@app/contracts/content/content.schemas';
import { type EditablePage, sectionsOf } from '@app/domain/content/pages';
import type { TextValues } from '@app/domain/translations/translation';
import { newId } from '../../platform/ids.ts';
import { isUndescribed } from './content.draft.ts';

type Language = keyof TextValues;
type Item = NonNullable<SpokenBlock['items']>[number];

/**
 * A block in one language (specification §3).
 *
 * @param instead whether what is not translated is said in the other language.
 */
export function spoken(
  block: PageBlock,
  order: number,
  { language, instead }: { readonly language: Language; readonly instead: boolean },
): SpokenBlock {
  const other = language === 'bhs' ? 'en' : 'bhs';
  const say = (words: TextValues) => words[language] || (instead ? words[other] : '');
  const { id, type, section, visible } = block;
  const layout = 'layout' in block ? block.layout : '';
  return {
    id,
    type,
    section,
    order,
    visible,
    title: say(block.title),
    content: 'html' in block ? say(block.html) : 'content' in block ? say(block.content) : '',
    url: 'url' in block ? block.url : '',
    alt: 'alt' in block ? say(block.alt) : '',
    layout,
    autoplay: block.type === 'video' && block.autoplay,
    items:
      block.type === 'requirements'
        ? block.items.map(say)
        : block.type === 'stats'
          ? block.items.map(({ number, label }) => `${number}|${say(label)}`)
          : [],
    timelineItems:
      block.type === 'timeline'
        ? block.timelineItems.map((item) => ({
            title: say(item.title),
            date: say(item.date),
            description: say(item.description),
          }))
        : [],
    animation: block.type === 'stats' ? block.animation : true,
    embedType: 'iframe',
  };
}

/**
 * Blocks that were sent in one language, over those that stand: what these say in the other stays.
 *
 * @returns what is wrong, by field, where they cannot be.
 */
export function heard(
  sent: readonly SpokenBlock[],
  standing: readonly PageBlock[],
  { page, language }: { readonly page: EditablePage; readonly language: Language },
): { readonly blocks: PageBlock[] } | { readonly fields: Record<string, string> } {
  const known = new Map(standing.map((block) => [block.id, block]));
  const sections = sectionsOf(page);
  const [first = 'main'] = sections;
  const placed = sent.map((block, n) => ({ ...block, n, section: block.section ?? first }));
  const wrong = placed.filter(({ section }) => !sections.includes(section));
  if (wrong.length > 0) {
    return {
      fields: Object.fromEntries(wrong.map(({ n }) => [`content_blocks.${n}.section`, 'invalid'])),
    };
  }
  const sorted = placed.toSorted(
    (one, other) =>
      sections.indexOf(one.section) - sections.indexOf(other.section) ||
      (one.order ?? Number.MAX_VALUE) - (other.order ?? Number.MAX_VALUE),
  );
  const made = sorted.map((block) => blockOf(block, known.get(block.id ?? ''), language));
  const read = PageBlocks.safeParse(made);
  const undescribed = read.data?.flatMap((block, n) => (isUndescribed(block) ? [n] : [])) ?? [];
  if (read.success && undescribed.length === 0) return { blocks: read.data };
  const fieldOf = ([at, field]: readonly PropertyKey[]) =>
    at === undefined
      ? 'content_blocks'
      : `content_blocks.${sorted[Number(at)]?.n}.${String(field === 'html' ? 'content' : field)}`;
  const issues = read.error?.issues ?? [];
  return {
    fields: Object.fromEntries([
      ...undescribed.map((n) => [fieldOf([n, 'alt']), 'altMissing']),
      ...issues.map(({ path }) => [fieldOf(path), 'invalid']),
    ]),
  };
}

function blockOf(
  sent: SpokenBlock & { readonly section: PageBlock['section'] },
  old: PageBlock | undefined,
  language: Language,
): unknown {
  const said = (before: unknown, text: string): TextValues => ({
    ...(isWords(before) ? before : { bhs: '', en: '' }),
    [language]: text,
  });
  const before = (old ?? {}) as Readonly<Record<string, unknown>>;
  const { type, section, visible } = sent;
  const block = {
    id: sent.id || newId(),
    type,
    section,
    visible,
    title: said(before.title, sent.title),
  };
  const content = { content: said(before.content, sent.content) };
  const html = { html: said(before.html, sent.content) };
  const { url } = sent;
  switch (type) {
    case 'header':
      return { ...block, ...content };
    case 'text':
      return { ...block, ...html };
    case 'image':
      return {
        ...block,
        ...content,
        url,
        alt: said(before.alt, sent.alt),
        layout: sent.layout === 'two-column' ? 'two-column' : 'full',
      };
    case 'video':
      return { ...block, url, autoplay: sent.autoplay };
    case 'youtube':
      return { ...block, url };
    case 'requirements':
      return { ...block, items: spokenItems(before.items, sent.items, language) };
    case 'testimonial':
      return {
        ...block,
        ...content,
        alt: said(before.alt, sent.alt),
        layout: sent.layout === 'quote' ? 'quote' : 'card',
      };
    case 'timeline':
      return { ...block, timelineItems: spokenSteps(before.timelineItems, sent, language) };
    case 'stats':
      return {
        ...block,
        animation: sent.animation,
        items: spokenFigures(before.items, sent.items, language),
      };
    case 'apply_button':
      return { ...block, ...content, url };
    case 'divider':
      return block;
    case 'embed':
      return { ...block, ...html, url };
  }
}

const isWords = (value: unknown): value is TextValues =>
  typeof value === 'object' && value !== null && 'bhs' in value && 'en' in value;

/** Which earlier one a sent item is: one that says the same, else that of its place. */
function earlier<T>(
  list: unknown,
  n: number,
  { of, says }: { readonly of: number; readonly says: (item: T) => boolean },
): T | undefined {
  const items = Array.isArray(list) ? (list as T[]) : [];
  return items.find(says) ?? (items.length === of ? items[n] : undefined);
}

const spokenItems = (before: unknown, items: readonly Item[], language: Language): TextValues[] =>
  items.map((text, n) => {
    const says = (item: TextValues) => item[language] === text;
    const old = earlier<TextValues>(before, n, { of: items.length, says });
    return { bhs: '', en: '', ...old, [language]: text };
  });

function spokenFigures(before: unknown, items: readonly Item[], language: Language) {
  const split = items.map((item) => {
    const at = item.indexOf('|');
    return at < 0
      ? { number: item, text: '' }
      : { number: item.slice(0, at), text: item.slice(at + 1) };
  });
  return split.map(({ number, text }, n) => {
    const says = ({ label }: { label: TextValues }) => label[language] === text;
    const old = earlier<{ label: TextValues }>(before, n, { of: items.length, says });
    return {
      number: number.trim(),
      label: { bhs: '', en: '', ...old?.label, [language]: text.trim() },
    };
  });
}

type Step = Readonly<Record<'title' | 'date' | 'description', TextValues>>;

const spokenSteps = (before: unknown, { timelineItems }: SpokenBlock, language: Language): Step[] =>
  timelineItems.map((step, n) => {
    const says = ({ title }: Step) => title[language] === step.title;
    const old = earlier<Step>(before, n, { of: timelineItems.length, says });
    const field = (name: keyof Step) => ({
      bhs: '',
      en: '',
      ...old?.[name],
      [language]: step[name],
    });
    return { title: field('title'), date: field('date'), description: field('description') };
  });
