import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { cx } from '@app/ui/cx';
import { MessageSquareText, Plus } from '@app/ui/icons';
import { RadioKeys } from '@app/ui/radio-keys';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { useLocalized } from '../../../lib/use-format.ts';
import { useReviewsText } from '../text.ts';
import s from './score-form.module.css';

const points = ['1', '2', '3', '4', '5'] as const;
const options = points.map((value) => ({ value, label: value }));

interface CriterionProps {
  readonly criterion: BoardDetail['rubric'][number];
  readonly value: number | null;
  readonly note: string;
  onValue(value: number): void;
  onNote(note: string): void;
}

export function Criterion({ criterion, value, note, onValue, onNote }: CriterionProps) {
  const t = useReviewsText();
  const localized = useLocalized();
  const name = localized(criterion.name);
  return (
    <div className={cx(s.criterion, value === null && s.open)} data-criterion={criterion.key}>
      <div className="row between">
        <h3 className={cx('b sm', s.name)}>
          {name}
          {value === null ? <span className="vh">, {t('notYet')}</span> : null}
        </h3>
        <span className="xs sub num">{t('weight', { weight: criterion.weight })}</span>
      </div>
      <p className="xs mut">{localized(criterion.guidance)}</p>
      <RadioKeys
        look="scale"
        label={name}
        options={options}
        value={points.find((one) => Number(one) === value) ?? null}
        onValue={(chosen) => onValue(Number(chosen))}
      />
      <CriterionNote name={name} note={note} onNote={onNote} />
    </div>
  );
}

function CriterionNote(props: { name: string; note: string; onNote(note: string): void }) {
  const t = useReviewsText();
  const { name, note, onNote } = props;
  const [writing, setWriting] = useState(false);
  const Icon = note ? MessageSquareText : Plus;
  if (!writing) {
    return (
      <button
        type="button"
        className={cx('xs', s.addNote)}
        aria-label={
          note ? `${t('noteFor', { criterion: name })}: ${note}` : t('noteFor', { criterion: name })
        }
        onClick={() => setWriting(true)}
      >
        <Icon />
        <span>{note ? t('note', { text: note }) : t('addNote')}</span>
      </button>
    );
  }
  return (
    <TextArea
      className={cx('sm', s.note)}
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
