import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { Link } from 'react-router';
import { TimeLeft } from '../../../lib/now.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useLocalized } from '../../../lib/use-format.ts';
import { StatusBadge, useNextStep } from '../../applications/public.ts';
import { useDashboardText } from '../text.ts';
import s from './my-application-row.module.css';

export const isWaiting = (one: MyApplication): boolean =>
  one.status === 'draft' || one.status === 'pending';

export function MyApplicationRow(props: {
  application: MyApplication;
  /** The page's one filled button. */
  first: boolean;
}) {
  const one = props.application;
  const t = useDashboardText();
  const localized = useLocalized();
  const nextStep = useNextStep();
  const now = useNow();
  const writing = isWaiting(one);
  const to = writing ? pages.canvas({ id: one.id }) : pages.project({ slug: one.slug });
  const title = one.projectTitle || t('untitled');
  return (
    <li className="row row-w g5 between">
      <div className={cx('row g4 grow', s.what)}>
        <BankEmblem emblem={one.bankEmblem} width={44} />
        <div className="grow">
          <h3 className="t4">
            <Link to={to}>{title}</Link>
          </h3>
          <p className="sm mut">
            {localized(one.callTitle)}
            {writing ? (
              <>
                {' · '}
                {t('sections', { done: one.sectionsDone, total: one.sectionsTotal })}
                {Date.parse(one.callClosesAt) > now ? (
                  <>
                    {' · '}
                    <TimeLeft until={one.callClosesAt} />
                  </>
                ) : null}
              </>
            ) : null}
          </p>
          <p className="sm mt2">{nextStep(one.status)}</p>
        </div>
      </div>
      <div className="row g4">
        <StatusBadge status={one.status} />
        <Link
          className={props.first && writing ? 'btn btn-m btn-p' : 'btn btn-m btn-s'}
          to={to}
          aria-label={`${t(writing ? 'write' : 'open')}: ${title}`}
        >
          {t(writing ? 'write' : 'open')}
        </Link>
      </div>
    </li>
  );
}
