import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { needsNote, partialTotal, unexplained } from '@app/domain/reviews/rubric';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { MessageSquareText, Plus } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextArea } from '@app/ui/text-area';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import type { Draft } from '../drafts.ts';
import { useShortNumber } from '../numbers.ts';
import { detailQuery, useSaveReview } from '../queries.ts';
import { useShortcuts } from '../shortcuts.ts';
import { useReviewsText } from '../text.ts';
import s from './score-form.module.css';

interface ScoreFormProps {
  readonly detail: BoardDetail;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  /** Handed in, or no longer to be changed. */
  onDone(): void;
  onAbstain(): void;
}

export function ScoreForm({ detail, draft, onDraft, onDone, onAbstain }: ScoreFormProps) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  const { rubric } = detail;
  const values = valuesOf(detail, draft);
  const open = rubric.filter(({ key }) => !(key in values));
  const unsaid = unexplained(rubric, draft.scores);
  const lacking = open.length + unsaid.length;
  const lacks = (key: string) => !(key in values) || unsaid.includes(key);
  const { send, sending, clash } = useSubmitReview(detail, draft, onDone);
  const score = (key: string, value: number) => {
    const note = draft.scores[key]?.note ?? '';
    onDraft({ ...draft, scores: { ...draft.scores, [key]: { value, note } } });
  };
  const write = (key: string, note: string) =>
    onDraft({ ...draft, scores: { ...draft.scores, [key]: { ...draft.scores[key], note } } });
  useScoreKeys((focused, value) => {
    const key = focused ?? open[0]?.key;
    if (key && !sending) score(key, value);
  });
  return (
    <>
      {clash ? (
        <Note tone="warn" role="alert" className={s.changed}>
          {t('newRevision')}
        </Note>
      ) : null}
      {detail.mine?.kind === 'score' && !detail.mine.onOlderRevision ? (
        <Note>{t('replaces', { points: number(detail.mine.total ?? 0) })}</Note>
      ) : null}
      {rubric.map((criterion) => (
        <Criterion
          key={criterion.key}
          criterion={criterion}
          lacks={lacks(criterion.key)}
          value={values[criterion.key] ?? null}
          note={draft.scores[criterion.key]?.note ?? ''}
          onValue={(value) => score(criterion.key, value)}
          onNote={(note) => write(criterion.key, note)}
        />
      ))}
      <div className={s.criterion}>
        <Field label={t('overallNote')} hint={t('overallHint')}>
          <TextArea
            className={cx('small', s.note)}
            rows={2}
            maxLength={4000}
            value={draft.note}
            onChange={(event) => onDraft({ ...draft, note: event.target.value })}
          />
        </Field>
      </div>
      <div className={s.total}>
        <div className="row between bottom">
          <Points detail={detail} values={values} />
          <Button variant="ghost" size="m" onClick={detail.mine ? onDone : onAbstain}>
            {detail.mine ? t('cancel') : t('abstain')}
          </Button>
        </div>
        <Button
          variant="primary"
          wide
          busy={sending}
          busyLabel={t('sending')}
          onClick={lacking > 0 ? toFirstLacking : send}
        >
          {lacking > 0 ? t('handInMissing', { count: lacking }) : t('handIn')}
        </Button>
      </div>
    </>
  );
}

/** The marks of the first criterion without one; where the mark is given, the note it wants. */
function toFirstLacking(): void {
  const place = document.querySelector('[data-criterion][data-lacks]');
  const note = place?.querySelector<HTMLElement>('[data-asked]');
  if (note) note.click();
  else place?.querySelector<HTMLElement>('input')?.focus();
}

function Points({ detail, values }: { detail: BoardDetail; values: Record<string, number> }) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  const { points, outOf } = partialTotal(detail.rubric, values);
  const done = Object.keys(values).length;
  return (
    <div role="status">
      <p className="smaller muted">{t('pointsSoFar', { done, total: detail.rubric.length })}</p>
      <p className="number tabular">
        {number(points)}
        <span className="title-4 faint"> / {number(outOf || 100)}</span>
      </p>
    </div>
  );
}

function valuesOf({ rubric }: BoardDetail, draft: Draft): Record<string, number> {
  return Object.fromEntries(
    rubric.flatMap(({ key }) => {
      const value = draft.scores[key]?.value;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Sends the score; a newer version of the application is loaded and the scores stay. */
function useSubmitReview(detail: BoardDetail, draft: Draft, onDone: () => void) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  const queries = useQueryClient();
  const [clash, setClash] = useState(false);
  const { id, about, revision } = detail.application;
  const projectTitle = about.title;
  const saving = useSaveReview(id);
  const form = useSubmitForm({
    values: {},
    send: async () => {
      const scores = Object.entries(valuesOf(detail, draft)).map(([key, value]) => [
        key,
        { value, note: draft.scores[key]?.note ?? '' },
      ]);
      const saved = await saving.mutateAsync({
        kind: 'score',
        scores: Object.fromEntries(scores),
        note: draft.note,
        revision,
      });
      // Only once the answer shows; before, it would look like a score not begun.
      notifyManager.schedule(onDone);
      const points = number(saved.mine?.total ?? 0);
      const description = t('handedInText', { title: projectTitle, points });
      toast({ title: t('handedIn'), description, tone: 'ok' });
    },
    refused: (error) => {
      if (isApiError(error, 'REVISION_CLASH')) {
        setClash(true);
        void queries.invalidateQueries({ queryKey: ['reviews'] });
        return true;
      }
      if (isApiError(error, 'WRONG_STATUS', 'CONFLICT_OF_INTEREST')) {
        void queries.invalidateQueries({ queryKey: detailQuery(id).queryKey });
      }
      return undefined;
    },
    tell: (description) => toast({ title: t('notSaved'), description, tone: 'bad' }),
  });
  return { send: () => void form.submit(), sending: form.busy, clash };
}

/** 1 to 5: for the criterion in focus, else for the first that has no score. */
function useScoreKeys(onScore: (focused: string | undefined, value: number) => void) {
  useShortcuts((key) => {
    if (!/^[1-5]$/.test(key)) return false;
    const place = document.activeElement?.closest<HTMLElement>('[data-criterion]');
    onScore(place?.dataset.criterion, Number(key));
    return true;
  });
}

const points = ['1', '2', '3', '4', '5'] as const;
const options = points.map((value) => ({ value, label: value }));

interface CriterionProps {
  readonly criterion: BoardDetail['rubric'][number];
  /** A mark, or the words that the mark wants. */
  readonly lacks: boolean;
  readonly value: number | null;
  readonly note: string;
  onValue(value: number): void;
  onNote(note: string): void;
}

function Criterion({ criterion, lacks, value, note, onValue, onNote }: CriterionProps) {
  const t = useReviewsText();
  const localized = useLocalized();
  const name = localized(criterion.name);
  return (
    <div
      className={cx(s.criterion, lacks && s.open)}
      data-criterion={criterion.key}
      data-lacks={lacks || undefined}
    >
      <div className="row between">
        <h3 className={cx('bold small', s.name)}>
          {name}
          {value === null ? <span className="visually-hidden">, {t('notYet')}</span> : null}
        </h3>
        <span className="smaller faint tabular">{t('weight', { weight: criterion.weight })}</span>
      </div>
      <p className="smaller muted">{localized(criterion.guidance)}</p>
      <RadioButtons
        look="scale"
        label={name}
        options={options}
        value={points.find((one) => Number(one) === value) ?? null}
        onValue={(chosen) => onValue(Number(chosen))}
      />
      <CriterionNote
        name={name}
        note={note}
        wanted={value !== null && needsNote(value) ? value : null}
        onNote={onNote}
      />
    </div>
  );
}

interface CriterionNoteProps {
  readonly name: string;
  readonly note: string;
  /** The mark that is not taken without one. */
  readonly wanted: number | null;
  onNote(note: string): void;
}

function CriterionNote({ name, note, wanted, onNote }: CriterionNoteProps) {
  const t = useReviewsText();
  const [writing, setWriting] = useState(false);
  const Icon = note ? MessageSquareText : Plus;
  if (!writing) {
    const asked = wanted !== null && note.trim() === '';
    return (
      <button
        type="button"
        className={cx('smaller', s.addNote, asked && s.asked)}
        data-asked={asked || undefined}
        aria-label={
          note ? `${t('noteFor', { criterion: name })}: ${note}` : t('noteFor', { criterion: name })
        }
        onClick={() => setWriting(true)}
      >
        <Icon />
        <span>
          {note
            ? t('note', { text: note })
            : asked
              ? t('noteWanted', { value: wanted })
              : t('addNote')}
        </span>
      </button>
    );
  }
  return (
    <TextArea
      className={cx('small', s.note)}
      rows={2}
      maxLength={2000}
      autoFocus
      aria-label={t('noteFor', { criterion: name })}
      value={note}
      onChange={(event) => onNote(event.target.value)}
      onBlur={() => setWriting(false)}
    />
  );
}
