import type { CallSection } from '@app/domain/calls/call.missing';
import { Check, ChevronDown, CircleExclamationPoint } from '@app/ui/icons';
import { StoneGauge, type StoneState } from '@app/ui/stone-gauge';
import { useEffect, useRef, useState } from 'react';
import { LanguageChoice, ThemeChoice } from '../../../shell/choices.tsx';
import { useEditor } from '../editor-context.tsx';
import { bySection } from '../saving/flaws.ts';
import { useEditorText, useFieldText } from '../text.ts';
import s from './section-list.module.css';

interface SectionState {
  readonly key: CallSection;
  readonly stone: StoneState;
  readonly done: boolean;
  readonly note: string;
}

export function useSectionStates(current: CallSection): readonly SectionState[] {
  const { flaws } = useEditor();
  const t = useEditorText();
  return bySection(flaws).map(({ key, blocking, translations }) => {
    const done =
      key === 'publishing' ? flaws.every(({ blocks }) => !blocks) : blocking.length === 0;
    const code = blocking[0]?.code;
    const note =
      code === 'order' || code === 'past' || code === 'sum'
        ? t(`note_${code}`)
        : blocking.length > 0
          ? t('note_missing')
          : translations.length > 0
            ? t('note_translation', { count: translations.length })
            : '';
    return { key, done, note, stone: done ? 'done' : key === current ? 'now' : 'part' };
  });
}

/** The section that stands in the reader's view. */
export function useCurrentSection(): CallSection {
  const [current, setCurrent] = useState<CallSection>('basics');
  useEffect(() => {
    const seen = new Set<Element>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const [first] = [...seen].sort(
          (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
        );
        if (first instanceof HTMLElement) setCurrent(first.dataset.section as CallSection);
      },
      { rootMargin: '-120px 0px -55% 0px' },
    );
    for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section);
    return () => watcher.disconnect();
  }, []);
  return current;
}

function Gauge({ states, width }: { states: readonly SectionState[]; width: number }) {
  const t = useEditorText();
  const done = states.filter((state) => state.done).length;
  const stones = states.map(({ stone }) => stone);
  if (width < 100) return <StoneGauge stones={stones} width={width} />;
  return (
    <StoneGauge
      className={s.gauge}
      stones={stones}
      width={width}
      number={`${done} / ${states.length}`}
      label={t('sectionsReady')}
    />
  );
}

interface ListProps {
  readonly states: readonly SectionState[];
  readonly current: CallSection;
}

export function SectionSide({ states, current }: ListProps) {
  return (
    <>
      <Gauge states={states} width={190} />
      <SectionLinks states={states} current={current} />
    </>
  );
}

function SectionLinks({ states, current }: ListProps) {
  const t = useEditorText();
  const f = useFieldText();
  return (
    <ol className={s.sections}>
      {states.map(({ key, done, note }, n) => (
        <li key={key}>
          <a
            href={`#${key}`}
            data-s={done ? 'done' : 'part'}
            aria-current={key === current ? 'step' : undefined}
          >
            <span className="st num" aria-hidden="true">
              {done ? <Check /> : note ? <CircleExclamationPoint /> : n + 1}
            </span>
            <span className="grow">
              <span className="m">{f(key)}</span>
              {done ? <span className="vh">, {t('done')}</span> : null}
              {note ? <span className="xs warn-text block">{note}</span> : null}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The same on a phone: a sheet under the bar. */
export function SectionSheet({ states, current }: ListProps) {
  const t = useEditorText();
  const f = useFieldText();
  const sheet = useRef<HTMLDetailsElement>(null);
  const n = states.findIndex(({ key }) => key === current) + 1;
  return (
    <details className={s.topsheet} ref={sheet}>
      <summary>
        <Gauge states={states} width={56} />
        <span className="grow">
          <span className="b">{f(current)}</span>
          <span className="xs mut block">{t('sectionOf', { n, total: states.length })}</span>
        </span>
        <ChevronDown />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links are followed by keyboard too */}
      <nav
        aria-label={t('sections')}
        onClick={({ target }) => {
          const followed = target instanceof Element && target.closest('a');
          if (followed && sheet.current) sheet.current.open = false;
        }}
      >
        <SectionLinks states={states} current={current} />
      </nav>
      <div className={s.choices}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </details>
  );
}
