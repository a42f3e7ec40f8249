import type { TranslationEntry } from '@app/contracts/translations/translations.schemas';
import {
  measureOf,
  problemOf,
  type TextChange,
  type TextLanguage,
  type TextProblem,
  type TextValues,
  textLanguages,
  tidyText,
} from '@app/domain/translations/translation';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { textsTopic } from './translations.cache.ts';
import { defaultTexts, fittingChange, standing } from './translations.defaults.ts';
import {
  dropOverrides,
  lockTexts,
  type OverrideRow,
  overridesOf,
  putOverrides,
} from './translations.repo.ts';

export interface SentChange {
  readonly key: string;
  readonly value_bhs?: string | null | undefined;
  readonly value_en?: string | null | undefined;
  readonly replaced_bhs?: string | undefined;
  readonly replaced_en?: string | undefined;
}

interface RequestedText {
  readonly language: TextLanguage;
  /** Null: the default. */
  readonly to: string | null;
  /** What it said when they began. */
  readonly replaced: string;
}

export interface WantedChange {
  readonly key: string;
  readonly requested: readonly RequestedText[];
}

export type ChangeProblems = Readonly<Record<string, TextProblem | 'unknown'>>;

export function readChange(sent: SentChange): WantedChange | { problems: ChangeProblems } {
  const defaults = defaultTexts.get(sent.key);
  if (!defaults) return { problems: { key: 'unknown' } };
  const problems: Record<string, TextProblem> = {};
  const requested: RequestedText[] = [];
  for (const language of textLanguages) {
    const value = sent[`value_${language}`];
    const replaced = sent[`replaced_${language}`];
    if (value === undefined || replaced === undefined) continue;
    const to = value === null ? null : tidyText(value, measureOf(defaults, language));
    const problem = to === null ? null : problemOf(to, defaults, language);
    if (problem) problems[`value_${language}`] = problem;
    requested.push({ language, to: to === defaults[language] ? null : to, replaced });
  }
  return Object.keys(problems).length > 0 ? { problems } : { key: sent.key, requested };
}

interface Changer {
  /** Null: somebody whose account is gone. */
  readonly id: string | null;
  readonly at: Date;
}

interface ChangesMade {
  /** Keys of what is changed now, also where it said so already. */
  readonly made: readonly string[];
  /** What somebody else changed since; left as it stands. */
  readonly left: readonly TranslationEntry[];
}

/**
 * Makes checked changes, each with its audit entry, and tells every copy of them; what was changed
 * meanwhile is left out. Once it is committed, `texts.refresh` shows them in this copy.
 */
export async function changeTexts(
  p: Pick<Platform, 'signals'>,
  tx: Tx,
  wanted: readonly WantedChange[],
  by: Changer,
): Promise<ChangesMade> {
  const done = await makeChanges(tx, wanted, by);
  // A copy that missed it would go on saying the old text.
  if (done.made.length > 0) await p.signals.publishDurably(tx, textsTopic);
  return done;
}

async function makeChanges(
  tx: Tx,
  wanted: readonly WantedChange[],
  by: Changer,
): Promise<ChangesMade> {
  await lockTexts(tx);
  const keys = wanted.map(({ key }) => key);
  const known = new Map((await overridesOf(tx, keys)).map((row) => [row.key, row]));
  const put = new Map<string, OverrideRow>();
  const made: string[] = [];
  const left: TranslationEntry[] = [];
  for (const { key, requested } of wanted) {
    const before = changeIn(put.get(key) ?? known.get(key));
    const stands = standing(key, before);
    if (!requested.every((wish) => agrees(key, stands, wish))) {
      left.push({ key, value_bhs: stands.bhs, value_en: stands.en });
      continue;
    }
    made.push(key);
    const after = { ...before };
    for (const { language, to } of requested) after[language] = to;
    if (before.bhs === after.bhs && before.en === after.en) continue;
    put.set(key, {
      key,
      valueBhs: after.bhs,
      valueEn: after.en,
      updatedBy: by.id,
      updatedAt: by.at,
    });
    const details = { before: stands, after: standing(key, after) };
    await recordAudit(tx, {
      action: 'text.changed',
      subject: key,
      actorId: by.id,
      at: by.at,
      details,
    });
  }
  const rows = [...put.values()];
  const isDefault = (row: OverrideRow) => row.valueBhs === null && row.valueEn === null;
  await dropOverrides(
    tx,
    rows.filter(isDefault).map((row) => row.key),
  );
  await putOverrides(
    tx,
    rows.filter((row) => !isDefault(row)),
  );
  return { made, left };
}

/** Texts as they stand in the database, whatever this copy has heard of; keys of none are left out. */
export async function readTextsNow(
  read: Reader,
  keys: readonly string[],
): Promise<Map<string, { readonly values: TextValues; readonly change: TextChange }>> {
  const known = new Map((await overridesOf(read, keys)).map((row) => [row.key, row]));
  return new Map(
    keys
      .filter((key) => defaultTexts.has(key))
      .map((key) => {
        const change = changeIn(known.get(key));
        return [key, { values: standing(key, change), change }];
      }),
  );
}

const nothing: TextChange = { bhs: null, en: null };

const changeIn = (row: OverrideRow | undefined): TextChange =>
  (row && fittingChange(row.key, { bhs: row.valueBhs, en: row.valueEn })) ?? nothing;

/** Whether it still says what they saw; or already what they want, as after a lost answer. */
function agrees(
  key: string,
  stands: TextValues,
  { language, to, replaced }: RequestedText,
): boolean {
  const wanted = to ?? standing(key, null)[language];
  return stands[language] === replaced || stands[language] === wanted;
}
