import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { formOf } from '@app/domain/applications/form/forms';
import { cx } from '@app/ui/cx';
import { NextStone } from '@app/ui/scenes/next-stone';
import { useFormText } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeLeft } from '../../../lib/format/now.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { RemoveApplication } from '../../applications/public.ts';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';
import { capital, type Leading, Title } from './leading.tsx';
import { useMissingStep } from './next-step.ts';

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
  const title = application.projectTitle || t('untitledApplication');
  return (
    <section
      className={cx('on-field', s.urgent)}
      aria-labelledby="urgent"
      data-accent={application.kind}
    >
      <div>
        <div className={s.about}>
          <p className="small">
            <b className="bold block break">{title}</b>
            <span className="field-muted">
              {status === 'pending' ? (
                localized(application.callTitle)
              ) : (
                <>
                  {t('draftUntil', { date: longDate(application.callClosesAt) })},{' '}
                  <TimeLeft until={application.callClosesAt} className="bold" />
                </>
              )}
            </span>
          </p>
          <RemoveApplication small application={{ ...application, projectTitle: title }} />
        </div>
        <Title className="mt4" level={level}>
          {capital(step.summary)}.
        </Title>
        <p className={cx('small mt3 break field-muted', s.reason)}>
          {step.first} {next < 0 ? '' : t('makes', { done: done + 1, total })}
        </p>
        <div className={cx('row row-wrap g2', s.do)}>
          <Link className="button button-field" to={step.to}>
            {step.action}
          </Link>
          <Link className="button button-field-outline" to={pages.tasks({ id: application.id })}>
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
