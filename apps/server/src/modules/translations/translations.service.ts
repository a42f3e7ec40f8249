import type {
  ImportResult,
  TranslationRow,
} from '@app/contracts/translations/translations.schemas';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import type { StoredChange, TextCache } from './translations.cache.ts';
import {
  changeTexts,
  readChange,
  type SentChange,
  type WantedChange,
} from './translations.changes.ts';
import { defaultTexts, standing } from './translations.defaults.ts';

export function createTranslationsService(p: Platform, memory: TextCache) {
  const run = async (wanted: readonly WantedChange[], actorId: string) => {
    const result = await p.db.transaction((tx) =>
      changeTexts(p, tx, wanted, { id: actorId, at: p.clock.now() }),
    );
    await memory.refresh();
    return result;
  };

  const namesOf = (changes: Iterable<StoredChange>) =>
    membersByIds(
      p.db.read,
      [...changes].flatMap(({ by }) => by ?? []),
    );

  return {
    async table(): Promise<z.output<typeof TranslationRow>[]> {
      const { changes } = memory.state();
      const names = await namesOf(changes.values());
      return [...defaultTexts.keys()].map((key) => rowOf(key, changes.get(key), names));
    },

    /** @returns `REVISION_CLASH` with what stands now when somebody was faster. */
    async change(
      actorId: string,
      sent: SentChange,
    ): Promise<Failure | z.output<typeof TranslationRow>> {
      const wanted = readChange(sent);
      if ('problems' in wanted) {
        return wanted.problems.key
          ? fail('NOT_FOUND')
          : fail('VALIDATION', { fields: wanted.problems });
      }
      const { left } = await run([wanted], actorId);
      const stored = memory.state().changes.get(sent.key);
      if (left[0]) return fail('REVISION_CLASH', { details: left[0] });
      return rowOf(sent.key, stored, await namesOf(stored ? [stored] : []));
    },

    /** Changes many texts together; what was changed since the preview is left out. */
    async applyImport(
      actorId: string,
      rows: readonly SentChange[],
    ): Promise<Failure | ImportResult> {
      const wanted: WantedChange[] = [];
      const fields: Record<string, string> = {};
      for (const [index, row] of rows.entries()) {
        const change = readChange(row);
        if (!('problems' in change)) wanted.push(change);
        else {
          for (const [field, problem] of Object.entries(change.problems)) {
            fields[`rows.${index}.${field}`] = problem;
          }
        }
      }
      if (Object.keys(fields).length > 0) return fail('VALIDATION', { fields });
      const { made, left } = await run(wanted, actorId);
      return { applied: made.length, left: [...left] };
    },
  };
}

type Names = Awaited<ReturnType<typeof membersByIds>>;

function rowOf(
  key: string,
  stored: StoredChange | undefined,
  names: Names,
): z.output<typeof TranslationRow> {
  const stands = standing(key, stored?.change ?? null);
  const defaults = standing(key, null);
  return {
    key,
    value_bhs: stands.bhs,
    value_en: stands.en,
    default_bhs: (stored?.change.bhs ?? null) === null ? null : defaults.bhs,
    default_en: (stored?.change.en ?? null) === null ? null : defaults.en,
    changed_at: stored?.at ?? null,
    changed_by: stored?.by ? (names.get(stored.by)?.name ?? null) : null,
  };
}
