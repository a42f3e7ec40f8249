import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { formOf } from '@app/domain/applications/form/forms';
import { cx } from '@app/ui/cx';
import { NextStone } from '@app/ui/scenes/next-stone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TimeLeft } from '../../../lib/now.tsx';
import { useFormat, useLocalized } from '../../../lib/use-format.ts';
import { RemoveApplication, useFormText } from '../../applications/public.ts';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';
import { useMissingStep } from './next-step.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Leading {
  /** 1 where it is what the page is called. */
  readonly level?: 1 | 2;
}

function Title({
  level = 2,
  className,
  children,
}: Leading & { className?: string; children: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading className={cx(level === 1 ? 't1' : 't2', className)} id="urgent">
      {children}
    </Heading>
  );
}

/** The one thing that the page is about: an application, how far it is, and what comes next. */
export function Urgent({ application, level = 2 }: Leading & { application: MyApplication }) {
  const t = useDashboardText();
  const { longDate } = useFormat();
  const localized = useLocalized();
  const step = useMissingStep(application);
  const say = useFormText(formOf(application.kind).kind);
  const { sections, status } = application;
  const total = sections.length;
  const done = sections.filter((section) => section.done).length;
  const section = application.missing[0]?.section ?? 'review';
  const next = done === total ? -1 : sections.findIndex(({ key }) => key === section);
  const title = application.projectTitle || t('untitled');
  return (
    <section className={cx('on-field', s.urgent)} aria-labelledby="urgent">
      <div>
        <div className={s.about}>
          <p className="sm">
            <b className="b block break">{title}</b>
            <span className={s.quiet}>
              {status === 'pending' ? (
                localized(application.callTitle)
              ) : (
                <>
                  {t('draftUntil', { date: longDate(application.callClosesAt) })},{' '}
                  <TimeLeft until={application.callClosesAt} className="b" />
                </>
              )}
            </span>
          </p>
          <RemoveApplication small application={{ ...application, projectTitle: title }} />
        </div>
        <Title className="mt4" level={level}>
          {capital(step.summary)}.
        </Title>
        <p className={cx('sm mt3 break', s.quiet, s.reason)}>
          {step.first} {next < 0 ? '' : t('makes', { done: done + 1, total })}
        </p>
        <div className={cx('row row-w g2', s.do)}>
          <Link className="btn btn-field" to={step.to}>
            {step.action}
          </Link>
          <Link className="btn btn-field2" to={pages.tasks({ id: application.id })}>
            {t('steps')}
          </Link>
        </div>
      </div>
      <NextStone
        placed={sections.map((one) => one.done)}
        next={next}
        number={`${done} / ${total}`}
        note={t('sectionsReady', { count: done })}
        label={t('sections', { done, total })}
        names={level === 1 ? sections.map(({ key }) => say(`section.${key}`)) : undefined}
      />
    </section>
  );
}

/** The same for who scores: how many applications of a call are scored, and how many wait. */
export function Desk({ call, level = 2 }: Leading & { call: BoardCall }) {
  const t = useDashboardText();
  const localized = useLocalized();
  const { mineDone: done, mineOpen } = call;
  const total = done + mineOpen;
  return (
    <section className={cx('on-field', s.urgent)} aria-labelledby="urgent">
      <div>
        <p className="sm">
          <b className="b block break">{localized(call.title)}</b>
          <span className={s.quiet}>{call.bankName}</span>
        </p>
        <Title className="mt4" level={level}>
          {capital(t('boardLeft', { count: mineOpen }))}.
        </Title>
        <div className={cx('row row-w g2', s.do)}>
          <Link className="btn btn-field" to={pages.board({ poziv: call.slug })}>
            {t('toDesk')}
          </Link>
        </div>
      </div>
      <NextStone
        placed={Array.from({ length: total }, (_, n) => n < done)}
        next={done}
        number={`${done} / ${total}`}
        note={t('scored')}
        label={t('scoredOf', { done, total })}
      />
    </section>
  );
}

/** The same for who has no application at all. */
export function FirstStone({ level = 2 }: Leading) {
  const t = useDashboardText();
  const total = 9;
  return (
    <section className={cx('on-field', s.urgent)} aria-labelledby="urgent">
      <div>
        <Title level={level}>{t('emptyTitle')}</Title>
        <p className={cx('mt3', s.quiet)}>{t('emptyText')}</p>
        <div className={s.do}>
          <Link className="btn btn-field" to={pages.calls({ state: 'open' })}>
            {t('emptyAction')}
          </Link>
        </div>
      </div>
      <NextStone
        placed={Array.from({ length: total }, () => false)}
        next={0}
        number={`0 / ${total}`}
        note={t('allAhead')}
        label={t('sections', { done: 0, total })}
      />
    </section>
  );
}
