import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { ArrowRight, Plus } from '@app/ui/icons';
import { canvasUrl, StatusBadge, useNextStep } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';

interface OwnProps {
  readonly all: number;
  readonly live: readonly MyApplication[];
  readonly finished: readonly MyApplication[];
}

/** What else a member has in hand, and what is over. */
export function OwnProjects({ all, live, finished }: OwnProps) {
  const t = useDashboardText();
  return (
    <section aria-labelledby="mine">
      <div className="row row-wrap between">
        <h2 className="title-3" id="mine">
          {t('mine')}
        </h2>
        <Link className="go" to={pages.ownApplications({ tab: 'sve' })}>
          {t('all', { count: all })} <ArrowRight />
        </Link>
      </div>
      {live.length > 0 ? <Lines applications={live} /> : null}
      {finished.length > 0 ? (
        <div className={s.finished}>
          <Disclosure title={t('finished', { count: finished.length })}>
            <Lines applications={finished} />
          </Disclosure>
        </div>
      ) : null}
      <Link className="go mt2" to={pages.calls({ state: 'open' })}>
        <Plus />
        {t('newOne')}
      </Link>
    </section>
  );
}

function Lines({ applications }: { applications: readonly MyApplication[] }) {
  const t = useDashboardText();
  const localized = useLocalized();
  const nextStep = useNextStep();
  return (
    <ul className={s.own}>
      {applications.map((one) => {
        const late = one.status === 'draft';
        return (
          <li key={one.id} data-accent={one.kind}>
            <span className={cx('picture', s.cover)}>
              <ProjectPicture
                id={one.slug}
                emblem={one.bankEmblem}
                picture={one.picture}
                label=""
              />
            </span>
            <div className="grow">
              <h3 className="bold break">
                <Link
                  to={late ? canvasUrl(one.kind, one.id) : projectOf(one.kind)({ slug: one.slug })}
                >
                  {one.projectTitle || t('untitledApplication')}
                </Link>
              </h3>
              <p className="smaller muted">
                {localized(one.callTitle)}. {late ? t('tooLate') : nextStep(one.status)}
              </p>
              <p className="mt2">
                <StatusBadge status={one.status} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
