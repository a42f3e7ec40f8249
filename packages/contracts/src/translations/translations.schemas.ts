import { z } from 'zod';
import { Instant, SheetFormat } from '../common.schemas.ts';

/** Key of a text: `<domain>.<key>`. */
export const TextKey = z
  .string()
  .max(160)
  // A choice stands after its field, in the words in which it is kept.
  .regex(/^[\w-]+(?:\.[\w-]+)+(?:=[\p{L}\w -]+)?$/u);

/** A text as the product shows it (specification §3, translation entry). */
export const TranslationEntry = z.object({
  key: z.string(),
  value_bhs: z.string(),
  value_en: z.string(),
});
export type TranslationEntry = z.infer<typeof TranslationEntry>;

export const TranslationRow = TranslationEntry.extend({
  /** The default; null where the text still says it. */
  default_bhs: z.string().nullable(),
  default_en: z.string().nullable(),
  changed_at: Instant.nullable(),
  changed_by: z.string().nullable(),
});
export type TranslationRow = z.input<typeof TranslationRow>;

/** Longest text that is looked at; what a text may really have depends on its default. */
const NewText = z.string().max(5_000);

const changeFields = {
  /** Null: back to the default. Left out: stays as it is. */
  value_bhs: NewText.nullable().optional(),
  value_en: NewText.nullable().optional(),
  /** What the text said when the change was begun; needed with the value of its language. */
  replaced_bhs: NewText.optional(),
  replaced_en: NewText.optional(),
};

const namesReplaced = (change: {
  value_bhs?: unknown;
  value_en?: unknown;
  replaced_bhs?: unknown;
  replaced_en?: unknown;
}) =>
  (change.value_bhs === undefined || change.replaced_bhs !== undefined) &&
  (change.value_en === undefined || change.replaced_en !== undefined);

export const ChangeTranslation = z.object(changeFields).refine(namesReplaced, 'required');
export type ChangeTranslation = z.infer<typeof ChangeTranslation>;

export const ImportRow = z
  .object({ key: TextKey, ...changeFields })
  .refine(namesReplaced, 'required');
export type ImportRow = z.infer<typeof ImportRow>;

export const mostImportRows = 10_000;

export const TextFormat = z.enum([...SheetFormat.options, 'json']);
export type TextFormat = z.infer<typeof TextFormat>;

export const DifferenceKind = z.enum(['added', 'changed', 'reset']);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

export const Difference = z.object({
  key: z.string(),
  /** `added`: says the default so far; `changed`: changed before; `reset`: back to the default. */
  kind: DifferenceKind,
  before_bhs: z.string(),
  before_en: z.string(),
  after_bhs: z.string(),
  after_en: z.string(),
});
export type Difference = z.infer<typeof Difference>;

export const RowProblem = z.enum([
  'unknownKey',
  'repeatedKey',
  'textTooLong',
  'textPlaceholders',
  'textMarkup',
  'textLineBreaks',
  'textCharacters',
]);
export type RowProblem = z.infer<typeof RowProblem>;

export const RefusedRow = z.object({
  /** Row of the file, counted from 1; the head is the first. */
  row: z.int(),
  key: z.string(),
  problem: RowProblem,
  /** The language concerned; null where it is the whole row. */
  language: z.enum(['bhs', 'en']).nullable(),
  text: z.string(),
  placeholders: z.array(z.string()),
});
export type RefusedRow = z.infer<typeof RefusedRow>;

/** What an import would do. Nothing of it is kept. */
export const ImportPreview = z.object({
  format: TextFormat,
  /** Rows of the file without its head. */
  rows: z.int().nonnegative(),
  /** Rows that say what stands already. */
  same: z.int().nonnegative(),
  differences: z.array(Difference),
  refused: z.array(RefusedRow),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportResult = z.object({
  applied: z.int().nonnegative(),
  /** Texts that somebody changed since the preview, with what stands now. */
  left: z.array(TranslationEntry),
});
export type ImportResult = z.infer<typeof ImportResult>;
