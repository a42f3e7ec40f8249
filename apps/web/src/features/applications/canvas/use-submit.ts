import type {
  ApplicationDraft,
  ClashDetails,
  IncompleteDetails,
} from '@app/contracts/applications/applications.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { applications, type Missed } from '../../../entities/applications/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { useApplicationsText } from '../text.ts';
import type { Saver } from './saver.ts';
import { draftKey } from './use-saver.ts';

export interface Refusal {
  readonly text: string;
  readonly missing: readonly Missed[];
  /** What was refused; said until something changes, written or in the team. */
  readonly state: string;
  /** Rises with each try, so that the same words are read out again. */
  readonly tries: number;
}

export interface Submission {
  /** Saves what is written, then asks once; what is known to be incomplete is refused at once. */
  ask(): void;
  readonly asking: boolean;
  /** The question is left. */
  leave(): void;
  submit(): void;
  readonly busy: boolean;
  /** Why it was not sent, as long as that is so. */
  readonly refusal: Refusal | null;
  /** It was sent from this screen, just now. */
  readonly sent: boolean;
}

export function useSubmit(draft: ApplicationDraft, saver: Saver, isComplete: boolean): Submission {
  const t = useApplicationsText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const refuse = (text: string, missing: readonly Missed[] = []) =>
    setRefusal((before) => ({
      text,
      missing,
      state: stateOf(draft, saver),
      tries: (before?.tries ?? 0) + 1,
    }));

  const explain = (error: unknown) => {
    if (isApiError(error, 'INCOMPLETE')) {
      const { missing } = error.details as z.infer<typeof IncompleteDetails>;
      return refuse(t('submitMissing', { count: missing.length }), missing);
    }
    if (isApiError(error, 'REVISION_CLASH')) {
      const { changedBy } = error.details as ClashDetails;
      void saver.refresh();
      return refuse(t('submitStale', { name: changedBy || t('clashSomebody') }));
    }
    if (isApiError(error, 'WRONG_STATUS', 'CALL_CLOSED')) void saver.refresh();
    return refuse(errorText(error, language, t('submitFailed')));
  };

  const ask = async () => {
    if (!isComplete) return submit();
    setBusy(true);
    try {
      if (await saver.flush()) setAsking(true);
      else refuse(t('submitUnsaved'));
    } finally {
      setBusy(false);
    }
  };

  const submit = async () => {
    setAsking(false);
    setBusy(true);
    try {
      if (!(await saver.flush())) return refuse(t('submitUnsaved'));
      const answer = await applications.submit({
        params: { id: draft.id },
        body: { editRevision: saver.read().revision },
      });
      setRefusal(null);
      queries.setQueryData(draftKey(draft.id), answer);
      void queries.invalidateQueries({ queryKey: ['applications', 'mine'] });
      setSent(true);
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  };
  const stands = refusal?.state === stateOf(draft, saver);
  return {
    ask: () => void ask(),
    asking,
    leave: () => setAsking(false),
    submit: () => void submit(),
    busy,
    refusal: stands ? refusal : null,
    sent,
  };
}

const stateOf = ({ teamLacks }: ApplicationDraft, saver: Saver) =>
  [saver.read().revision, ...teamLacks.map(({ id, code }) => `${id} ${code}`).sort()].join();
