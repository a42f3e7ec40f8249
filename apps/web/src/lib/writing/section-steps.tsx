import { Check, ChevronDown, CircleExclamationPoint } from '@app/ui/icons';
import { StoneGauge, type StoneState } from '@app/ui/stone-gauge';
import { type ReactNode, useEffect, useRef } from 'react';
import { type To, useLocation } from 'react-router';
import { Link } from '../addresses/links.tsx';
import s from './section-steps.module.css';
import { useWritingText } from './text.ts';

/** A section of what is written, with what it still lacks. */
export interface SectionStep {
  readonly key: string;
  readonly name: string;
  readonly to: To;
  readonly stone: StoneState;
  readonly done: boolean;
  readonly note: string | null;
  /** Whether somebody has begun it, so that what it lacks is marked. */
  readonly marked: boolean;
  /** Who or what is in it. */
  readonly beside?: ReactNode;
}

interface StepsProps {
  readonly steps: readonly SectionStep[];
  readonly current: string;
}

const doneOf = (steps: readonly SectionStep[]) => steps.filter(({ done }) => done).length;

/** All sections beside what is written, under the arch that counts them. */
export function SectionSteps(props: StepsProps) {
  const { steps } = props;
  const t = useWritingText();
  const done = doneOf(steps);
  return (
    <>
      <StoneGauge
        className={s.gauge}
        stones={steps.map(({ stone }) => stone)}
        inner={62}
        number={`${done} / ${steps.length}`}
        label={t('sectionsReady', { count: done })}
      />
      <Steps {...props} />
    </>
  );
}

function Steps({ steps, current }: StepsProps) {
  const t = useWritingText();
  return (
    <ol className={s.sections}>
      {steps.map(({ key, name, to, stone, done, note, marked, beside }, n) => (
        <li key={key}>
          <Link to={to} data-s={stone} aria-current={key === current ? 'step' : undefined}>
            <span className="step-stones tabular" aria-hidden="true">
              {done ? <Check /> : marked ? <CircleExclamationPoint /> : n + 1}
            </span>
            <span className="grow">
              <span className="medium">{name}</span>
              <span className="visually-hidden">{done ? `, ${t('done')}` : ''}</span>
              {note ? (
                <span className={done ? 'smaller faint' : 'smaller warn-text'}>{note}</span>
              ) : null}
            </span>
            {beside}
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface SheetProps extends StepsProps {
  /** What the list of sections is called. */
  readonly label: string;
  readonly beside?: ReactNode;
  /** What else the bar has no room for. */
  readonly children: ReactNode;
}

/** The same on a phone: a sheet under the bar, which closes with moving on. */
export function SectionSheet({ steps, current, label, beside, children }: SheetProps) {
  const t = useWritingText();
  const sheet = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving on is what closes it
  useEffect(() => {
    if (sheet.current) sheet.current.open = false;
  }, [key]);
  const at = steps.findIndex((one) => one.key === current);
  const values = { n: at + 1, total: steps.length, done: doneOf(steps) };
  return (
    <details className={s.topsheet} ref={sheet}>
      <summary>
        <StoneGauge stones={steps.map(({ stone }) => stone)} width={56} />
        <span className="grow">
          <span className="bold">{steps[at]?.name}</span>
          <span className="smaller muted block">{t('sheetNote', values)}</span>
        </span>
        {beside}
        <ChevronDown />
      </summary>
      <nav aria-label={t('sheetList', { list: label })}>
        <Steps steps={steps} current={current} />
      </nav>
      <div className={s.links}>{children}</div>
    </details>
  );
}
