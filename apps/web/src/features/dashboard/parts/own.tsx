import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { ArrowRight, ListChecks, Plus } from '@app/ui/icons';
import { Link } from 'react-router';
import { ProjectPicture } from '../../../lib/project-picture.tsx';
import { useLocalized } from '../../../lib/use-format.ts';
import {
  canvasUrl,
  RemoveApplication,
  StatusBadge,
  useNextStep,
} from '../../applications/public.ts';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';

interface OwnProps {
  readonly all: number;
  readonly live: readonly MyApplication[];
  readonly finished: readonly MyApplication[];
}

export function Own({ all, live, finished }: OwnProps) {
  const t = useDashboardText();
  return (
    <section aria-labelledby="mine" className="sec-end">
      <div className="sec-h">
        <h2 className="t2" id="mine">
          {t('mine')}
        </h2>
        <div className="row row-w g4">
          <Link className="go" to={pages.ownApplications({ tab: 'sve' })}>
            {t('all', { count: all })} <ArrowRight />
          </Link>
          <Link className="btn btn-t" to={pages.calls({ state: 'open' })}>
            <Plus />
            {t('newOne')}
          </Link>
        </div>
      </div>
      {live.length > 0 ? <Lines applications={live} /> : null}
      {finished.length > 0 ? (
        <div className={s.finished}>
          <Disclosure title={t('finished', { count: finished.length })}>
            <Lines applications={finished} />
          </Disclosure>
        </div>
      ) : null}
    </section>
  );
}

function Lines({ applications }: { applications: readonly MyApplication[] }) {
  const t = useDashboardText();
  const localized = useLocalized();
  const nextStep = useNextStep();
  return (
    <ul className="rows">
      {applications.map((one) => {
        const title = one.projectTitle || t('untitled');
        const late = one.status === 'draft';
        return (
          <li key={one.id} className="row row-w g4 between">
            <span className={cx('pic', s.cover)}>
              <ProjectPicture
                id={one.slug}
                emblem={one.bankEmblem}
                picture={one.picture}
                label=""
              />
            </span>
            <div className={cx('grow', s.what)}>
              <h3 className="t4 break">
                <Link
                  to={late ? canvasUrl(one.kind, one.id) : projectOf(one.kind)({ slug: one.slug })}
                >
                  {title}
                </Link>
              </h3>
              <p className="sm mut">
                {localized(one.callTitle)}. {late ? t('tooLate') : nextStep(one.status)}
              </p>
            </div>
            <div className="row g2">
              <Link
                className="ib"
                to={pages.tasks({ id: one.id })}
                aria-label={`${t('steps')}: ${title}`}
                title={t('steps')}
              >
                <ListChecks />
              </Link>
              <StatusBadge status={one.status} />
              <RemoveApplication small application={{ ...one, projectTitle: title }} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
