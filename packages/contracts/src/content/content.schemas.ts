import { editablePages, pageSections } from '@app/domain/content/pages';
import { z } from 'zod';
import { PageBlock, PageBlocks } from '../blocks/blocks.schemas.ts';
import { Id, Instant, SentInstant, Words } from '../common.schemas.ts';
import { TextKey } from '../translations/translations.schemas.ts';

export const EditablePage = z.enum(editablePages);
export const ByPage = z.object({ page: EditablePage });

/** What a visitor reads besides the page's texts: its visible blocks in their order. */
export const PageContent = z.object({ revision: z.int(), blocks: z.array(PageBlock) });
export type PageContent = z.infer<typeof PageContent>;

/** Texts by their keys, in both languages, their places `{{name}}` not filled in. */
const PageTexts = z.record(TextKey, z.object({ bhs: z.string(), en: z.string() }));

/** What a page says: its blocks in their order, hidden ones too, and all of its texts. */
const WholePage = z.object({ blocks: z.array(PageBlock), texts: PageTexts });

export const TextRule = z.object({
  default: z.object({ bhs: z.string(), en: z.string() }),
  /** Characters at most. */
  most: z.int(),
  mayBreakLines: z.boolean(),
  /** Names of the places `{{name}}` that each language has to keep. */
  placeholders: z.array(z.string()),
});
export type TextRule = z.infer<typeof TextRule>;

/** A difference between the draft, or a version, and what was published before it. */
export const PageChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    key: z.string(),
    language: z.enum(['bhs', 'en']),
    before: z.string(),
    after: z.string(),
  }),
  z.object({
    kind: z.literal('block'),
    id: z.string(),
    type: z.string(),
    section: z.enum(pageSections),
    title: z.object({ bhs: z.string(), en: z.string() }),
    change: z.enum(['added', 'removed', 'changed', 'moved', 'hidden', 'shown']),
  }),
]);
export type PageChange = z.infer<typeof PageChange>;

export const PageProblem = z.object({
  /** `texts.<key>` or `blocks.<id>.<field>`. */
  path: z.string(),
  /** Null where it is no matter of language. */
  language: z.enum(['bhs', 'en']).nullable(),
  /** Key of a `validation` text; `missing`: not written, or not translated. */
  code: z.string(),
  /** Whether it stands in the way of publishing. */
  blocks: z.boolean(),
});
export type PageProblem = z.infer<typeof PageProblem>;

const Author = z.object({ name: z.string() });

/** A page as its admins work on it. */
export const PageEditing = z.object({
  page: EditablePage,
  /** Rises by one with each change of the draft, and with publishing. */
  revision: z.int(),
  /** The draft; what is published, where there is none. */
  content: WholePage,
  published: WholePage.extend({
    /** Rises by one with each publishing; that of `PageContent`. */
    revision: z.int(),
    at: Instant.nullable(),
    by: Author.nullable(),
  }),
  /** Of each text, what may stand in it. */
  rules: z.record(TextKey, TextRule),
  /** What publishing would change. */
  changes: z.array(PageChange),
  problems: z.array(PageProblem),
  /** When the draft was last saved, and by whom; null where there is none. */
  savedAt: Instant.nullable(),
  changedBy: z.string().nullable(),
  /** What is to be published later; null where nothing is. */
  scheduled: z
    .object({
      at: Instant,
      /** Null for a member who is gone. */
      by: z.string().nullable(),
      /** Whether it says what the draft says. */
      asDraft: z.boolean(),
    })
    .nullable(),
});
export type PageEditing = z.input<typeof PageEditing>;

/** Longest text that a draft keeps, good or not; what may be published depends on its default. */
const DraftText = Words(5_000);

/** Names the open editor, chosen at random: it never clashes with its own earlier saves. */
const Editor = z.string().regex(/^[\w-]{1,40}$/);

export const SaveDraft = z.object({
  /** That the changed fields were last read at. */
  revision: z.int().min(0),
  editor: Editor,
  /** What is left out stays as it is. */
  changes: z.object({
    blocks: PageBlocks.optional(),
    texts: z.record(TextKey, z.object({ bhs: DraftText, en: DraftText })).optional(),
  }),
});
export type SaveDraft = z.input<typeof SaveDraft>;

/** `details` of a `REVISION_CLASH`. */
export const DraftClash = z.object({
  current: PageEditing,
  /** What both changed: `blocks`, or the key of a text. */
  fields: z.array(z.string()),
  changedBy: z.string(),
});
export type DraftClash = z.input<typeof DraftClash>;

export const AtRevision = z.object({ revision: z.int().min(0) });

export const ScheduleDraft = AtRevision.extend({ appearsAt: SentInstant });

export const PageVersion = z.object({
  id: Id,
  at: Instant,
  /** Null for the page as it began, and for a member who is gone. */
  by: Author.nullable(),
  changes: z.array(PageChange),
  /** Whether it is what everybody reads now. */
  current: z.boolean(),
});
export type PageVersion = z.input<typeof PageVersion>;

export const EditorHere = z.object({ editor: Editor, open: z.boolean() });
export const EditorsHere = z.object({
  people: z.array(z.object({ name: z.string(), picture: z.string().nullable() })),
});
export type EditorsHere = z.infer<typeof EditorsHere>;

const spoken = (max: number) => Words(max).default('');

/** A block in the reader's language alone (specification §3); what is left out has its default. */
export const SpokenBlock = z.object({
  id: z.string().max(40).optional(),
  type: z.enum(PageBlock.options.map((option) => option.shape.type.value)),
  title: spoken(120),
  content: spoken(12_000),
  /** Within its section; a block without one follows the others. */
  order: z.number().optional(),
  section: z.enum(pageSections).optional(),
  visible: z.boolean().default(true),
  url: spoken(500),
  alt: spoken(200),
  layout: spoken(40),
  autoplay: z.boolean().default(false),
  /** Those of `stats` are `number|label`. */
  items: z.array(Words(200)).max(12).default([]),
  timelineItems: z
    .array(z.object({ title: spoken(120), date: spoken(40), description: spoken(300) }))
    .max(12)
    .default([]),
  animation: z.boolean().default(true),
  embedType: z.literal('iframe').default('iframe'),
});
export type SpokenBlock = z.infer<typeof SpokenBlock>;

export const SpokenBlocks = z.object({
  // Closing what was left open makes a text longer than it was sent.
  content_blocks: z.array(SpokenBlock.extend({ content: spoken(100_000) })),
  revision: z.int(),
});

export const PutBlocks = z.object({
  content_blocks: z.array(SpokenBlock).max(40),
  /** As it was read; left out: whatever stands now is replaced. */
  revision: z.int().min(0).optional(),
});

export const PutText = z.object({
  /** `hero-title` and the like, or the key of a text. */
  id: z.string().max(160),
  content: Words(5_000),
  contentType: z.literal('text').default('text'),
});
