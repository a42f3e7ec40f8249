import type { AnalysedSkill } from '@app/contracts/skills/skills.schemas';
import { certaintyOf } from '@app/domain/skills/analysis';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Check, CircleCheck, Plus, Undo2, X } from '@app/ui/icons';
import { useSkillsText } from '../text.ts';
import s from './skills.module.css';

interface RowProps {
  readonly skill: AnalysedSkill;
  readonly number: number | undefined;
  /** Left out for whoever only reads. */
  readonly onAnswer: ((answer: AnalysedSkill['answer']) => void) | undefined;
}

export function SkillRow({ skill, number, onAnswer }: RowProps) {
  const t = useSkillsText();
  const { skill: name, quote, confidence, answer } = skill;
  if (answer === 'refused') return <Refused name={name} onAnswer={onAnswer} />;
  const certainty = certaintyOf(confidence);
  return (
    <li className={s.skill}>
      <span className={cx('tabular', s.stone)} data-look={certainty}>
        {number ?? <Plus />}
      </span>
      <div>
        <h3 className="title-4">{name}</h3>
        {quote ? <p className={s.quote}>{t('quoted', { quote })}</p> : null}
        <p className={s.certainty}>{t(quote ? certainty : 'own')}</p>
      </div>
      <div className={s.answer}>
        {answer === 'accepted' ? (
          <Accepted skill={skill} onAnswer={onAnswer} />
        ) : onAnswer ? (
          <>
            <Button
              variant="soft"
              size="m"
              aria-label={t('accept', { skill: name })}
              onClick={() => onAnswer('accepted')}
            >
              <Check />
              {t('yes')}
            </Button>
            <Button
              size="m"
              aria-label={t('refuse', { skill: name })}
              onClick={() => onAnswer('refused')}
            >
              <X />
              {t('no')}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  );
}

function Accepted({ skill, onAnswer }: Pick<RowProps, 'skill' | 'onAnswer'>) {
  const t = useSkillsText();
  const { answeredBy: name } = skill;
  return (
    <>
      <span className={s.done} title={name ? t('acceptedBy', { name }) : undefined}>
        <CircleCheck />
        {t('accepted')}
      </span>
      {onAnswer ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('undoOf', { skill: skill.skill })}
          onClick={() => onAnswer(null)}
        >
          <Undo2 />
        </button>
      ) : null}
    </>
  );
}

function Refused({ name, onAnswer }: { name: string; onAnswer: RowProps['onAnswer'] }) {
  const t = useSkillsText();
  return (
    <li className={s.gone}>
      <span className="cut">{t('refused', { skill: name })}</span>
      {onAnswer ? (
        <Button
          variant="ghost"
          size="m"
          aria-label={t('undoOf', { skill: name })}
          onClick={() => onAnswer(null)}
        >
          <Undo2 />
          {t('undo')}
        </Button>
      ) : null}
    </li>
  );
}
