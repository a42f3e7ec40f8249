import { sectionKeysOf } from '@app/domain/applications/form/form';
import { Check, ChevronDown, CircleExclamationPoint, Eye, Lock } from '@app/ui/icons';
import { StoneGauge, type StoneState } from '@app/ui/stone-gauge';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { PageLink } from '../../../../lib/links.tsx';
import { LanguageChoice, ThemeChoice } from '../../../../shell/choices.tsx';
import { sectionLink } from '../../addresses.ts';
import { useSummary } from '../../next/said.ts';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { isBegun } from '../content.ts';
import { HistoryButton } from '../history/button.tsx';
import { Company, Visitors } from '../presence/company.tsx';
import s from './section-list.module.css';
import { previewOf } from './top-bar.tsx';
import { Ways } from './ways.tsx';

export interface SectionState {
  readonly key: string;
  readonly stone: StoneState;
  readonly done: boolean;
  /** What it lacks, once somebody has begun it or asked for a check. */
  readonly note: string | null;
  readonly open: boolean;
}

export function useSectionStates(): readonly SectionState[] {
  const { content, draft, form, missing, membersLacking, section, writable, shows } = useCanvas();
  const t = useApplicationsText();
  const summary = useSummary(form);
  return sectionKeysOf(form).map((key) => {
    const lacking = missing.filter((item) => item.section === key);
    const done = key === 'review' ? missing.length === 0 : lacking.length === 0;
    const begun = isBegun(form, content, key) || key === 'team';
    const said = summary(lacking, membersLacking);
    const told = said && (begun || lacking.some(({ field }) => shows(field)));
    const members = key === 'team' ? t('members', { count: draft.members.length }) : null;
    return {
      key,
      done,
      stone: done ? 'done' : key === section ? 'now' : told ? 'part' : 'open',
      note: told ? said : members,
      open: writable(key) || !draft.abilities.canEdit,
    };
  });
}

export function SectionGauge({ states }: { states: readonly SectionState[] }) {
  const t = useApplicationsText();
  const done = states.filter((state) => state.done).length;
  const stones = states.map(({ stone }) => stone);
  return (
    <StoneGauge
      className={s.gauge}
      stones={stones}
      inner={62}
      number={`${done} / ${states.length}`}
      label={t('sectionsReady', { count: done })}
    />
  );
}

export function SectionList({ states }: { states: readonly SectionState[] }) {
  const { section } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  return (
    <ol className={s.sections}>
      {states.map(({ key, done, stone, note, open }, n) => (
        <li key={key}>
          <Link
            to={sectionLink(key)}
            data-s={stone}
            aria-current={key === section ? 'step' : undefined}
          >
            <span className="st num" aria-hidden="true">
              {done ? <Check /> : stone === 'part' ? <CircleExclamationPoint /> : n + 1}
            </span>
            <span className="grow">
              <span className="m">{say(`section.${key}`)}</span>
              <span className="vh">{done ? `, ${t('stateDone')}` : ''}</span>
              {note ? <span className={done ? 'xs sub' : 'xs warn-text'}>{note}</span> : null}
            </span>
            <Visitors section={key} />
            {open ? null : <Lock className="sub" label={t('stateClosed')} />}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The same on a phone: a sheet under the bar, with what else the bar has no room for. */
export function SectionSheet({ states }: { states: readonly SectionState[] }) {
  const { section, draft } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  const sheet = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving on is what closes it
  useEffect(() => {
    if (sheet.current) sheet.current.open = false;
  }, [key]);
  const n = states.findIndex(({ key: one }) => one === section) + 1;
  const done = states.filter((state) => state.done).length;
  return (
    <details className={s.topsheet} ref={sheet}>
      <summary>
        <StoneGauge stones={states.map(({ stone }) => stone)} width={56} />
        <span className="grow">
          <span className="b">{say(`section.${section}`)}</span>
          <span className="xs mut block">{t('sheetNote', { n, total: states.length, done })}</span>
        </span>
        <Company />
        <ChevronDown />
      </summary>
      <nav aria-label={t('sections')}>
        <SectionList states={states} />
      </nav>
      <Ways className={s.links} id={draft.id} />
      <div className={s.links}>
        <PageLink className="go" {...previewOf(draft)}>
          <Eye />
          {t('preview')}
        </PageLink>
        <HistoryButton words />
        <span className="row g2">
          <LanguageChoice />
          <ThemeChoice />
        </span>
      </div>
    </details>
  );
}
