import { isDeepStrictEqual } from 'node:util';
import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { PageChange, PageProblem, TextRule } from '@app/contracts/content/content.schemas';
import { youtubeId } from '@app/domain/blocks/embed';
import { blockChanges } from '@app/domain/content/changes';
import { type EditablePage, isTextOf } from '@app/domain/content/pages';
import {
  mayBreakLines,
  measureOf,
  placeholdersOf,
  problemOf,
  type TextValues,
  textLanguages,
  textLimit,
  tidyText,
} from '@app/domain/translations/translation';
import { defaultTexts } from '../translations/public.ts';
import type { Draft, DraftText } from './content.tables.ts';

/** What a page says. */
export interface Content {
  readonly blocks: readonly PageBlock[];
  readonly texts: ReadonlyMap<string, TextValues>;
}

const nothing: TextValues = { bhs: '', en: '' };
const standing = ({ texts }: Content, key: string) => texts.get(key) ?? nothing;

export const keysOfTexts = (page: EditablePage): string[] =>
  [...defaultTexts.keys()].filter((key) => isTextOf(page, key));

/** A draft over what is published: in a language in which it says nothing new, that stands. */
export function drafted(published: Content, { blocks, texts }: Draft): Content {
  const said = (key: string, stands: TextValues): TextValues => {
    const draft = texts[key];
    if (!draft) return stands;
    const in_ = (language: 'bhs' | 'en') =>
      draft[language] === draft.replaced[language] ? stands[language] : draft[language];
    return { bhs: in_('bhs'), en: in_('en') };
  };
  return {
    blocks: blocks ?? published.blocks,
    texts: new Map([...published.texts].map(([key, stands]) => [key, said(key, stands)])),
  };
}

/** A text as the draft keeps it; undefined where it says what is published. */
export function draftText(sent: TextValues, stands: TextValues): DraftText | undefined {
  const same = sent.bhs === stands.bhs && sent.en === stands.en;
  return same ? undefined : { bhs: sent.bhs, en: sent.en, replaced: stands };
}

const sameBlock = (one: PageBlock, other: PageBlock) => isDeepStrictEqual(one, other);

/** What differs between two states of a page. */
export function pageChanges(before: Content, after: Content): PageChange[] {
  const texts = [...after.texts].flatMap(([key, text]) =>
    textLanguages
      .filter((language) => text[language] !== standing(before, key)[language])
      .map((language) => ({
        kind: 'text' as const,
        key,
        language,
        before: standing(before, key)[language],
        after: text[language],
      })),
  );
  const blocks = blockChanges(before.blocks, after.blocks, sameBlock);
  return [...texts, ...blocks.map((change) => ({ kind: 'block' as const, ...change }))];
}

export function ruleOf(key: string): TextRule {
  const defaults = defaultTexts.get(key) ?? nothing;
  return {
    default: { bhs: defaults.bhs, en: defaults.en },
    most: textLimit(defaults),
    mayBreakLines: mayBreakLines(defaults),
    placeholders: placeholdersOf(measureOf(defaults, 'bhs')),
  };
}

/** What is wrong with a draft: with the texts that it changes, and with all of its blocks. */
export function problemsOf(published: Content, draft: Content): PageProblem[] {
  const texts = [...draft.texts].flatMap(([key, text]) =>
    problemsOfText(key, text, standing(published, key)),
  );
  return [...texts, ...draft.blocks.flatMap(problemsOfBlock)];
}

function problemsOfText(key: string, text: TextValues, before: TextValues): PageProblem[] {
  const defaults = defaultTexts.get(key) ?? nothing;
  const path = `texts.${key}`;
  const changed = textLanguages.filter((language) => text[language] !== before[language]);
  const wrong = changed.flatMap((language): PageProblem[] => {
    const code = problemOf(
      tidyText(text[language], measureOf(defaults, language)),
      defaults,
      language,
    );
    return code ? [{ path, language, code, blocks: true }] : [];
  });
  // Whoever rewrote a text in one language alone left the other behind.
  const behind = textLanguages.filter(
    (language) =>
      changed.length === 1 && !changed.includes(language) && text[language] === defaults[language],
  );
  return [
    ...wrong,
    ...behind.map((language) => ({ path, language, code: 'missing', blocks: false })),
  ];
}

/** A picture of which nothing says what it shows. */
export const isUndescribed = (block: PageBlock): boolean =>
  block.type === 'image' && block.url !== '' && !block.alt.bhs && !block.alt.en;

function problemsOfBlock(block: PageBlock): PageProblem[] {
  const path = (field: string) => `blocks.${block.id}.${field}`;
  const problems: PageProblem[] = [];
  if (isUndescribed(block)) {
    problems.push({ path: path('alt'), language: null, code: 'altMissing', blocks: true });
  }
  if (block.type === 'youtube' && youtubeId(block.url) === null) {
    problems.push({ path: path('url'), language: null, code: 'invalid', blocks: false });
  }
  for (const [field, words] of Object.entries(block)) {
    if (!isWords(words)) continue;
    const behind = textLanguages.filter((language) => words[language] === '');
    if (behind.length !== 1) continue;
    problems.push({
      path: path(field),
      language: behind[0] ?? null,
      code: 'missing',
      blocks: false,
    });
  }
  return problems;
}

const isWords = (value: unknown): value is TextValues =>
  typeof value === 'object' && value !== null && 'bhs' in value && 'en' in value;
