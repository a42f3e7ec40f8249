import type {
  Difference,
  ImportRow,
  TranslationRow,
} from '@app/contracts/translations/translations.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/error.ts';
import { caches } from '../../lib/queries/caches.ts';
import { translations } from './client.ts';

const tableKey = ['translations', 'table'];

/** Every text: fresh for half a minute, forgotten after five, asked for thrice more (§9). */
export function useTextTable() {
  return useQuery({
    queryKey: tableKey,
    queryFn: () => translations.table(),
    ...caches.translations,
  });
}

/** The open page says the new text at once; if that fails it follows half a minute later. */
const showAtOnce = () =>
  void import('../../lib/texts/follow-texts.ts')
    .then((it) => it.refreshTexts())
    .catch(() => undefined);

export function useChangeText() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: ImportRow) => translations.change({ params: { key }, body }),
    onSuccess: (saved) => {
      queries.setQueryData<TranslationRow[]>(tableKey, (rows) =>
        rows?.map((row) => (row.key === saved.key ? saved : row)),
      );
      showAtOnce();
    },
    onError: (error) => {
      if (isApiError(error, 'REVISION_CLASH')) {
        void queries.invalidateQueries({ queryKey: tableKey });
      }
    },
  });
}

export function useApplyImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (chosen: readonly Difference[]) =>
      translations.applyImport({ body: { rows: chosen.map(rowOf) } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: tableKey });
      showAtOnce();
    },
  });
}

/** Only the languages that differ: another may be changed meanwhile. */
function rowOf(difference: Difference): ImportRow {
  const { key, before_bhs, before_en, after_bhs, after_en } = difference;
  return {
    key,
    ...(before_bhs === after_bhs ? {} : { value_bhs: after_bhs, replaced_bhs: before_bhs }),
    ...(before_en === after_en ? {} : { value_en: after_en, replaced_en: before_en }),
  };
}
