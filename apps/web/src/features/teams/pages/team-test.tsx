import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Select } from '@app/ui/select';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { applications } from '../../../entities/applications/public.ts';
import { uuid } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { caches } from '../../../lib/queries/caches.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import layout from '../parts/joining.module.css';
import { useTeamTestText } from '../text.ts';

const TeamCheck = lazyPart(() => import('../parts/team-check.tsx'));

const params = { application: uuid('prijava') };

/** What a team has, what its call asks of it, and what it lacks, as far as the reader may know. */
export default function TeamTestPage() {
  const t = useTeamTestText();
  const localized = useLocalized();
  const { place, put } = usePlace(params);
  const mine = useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
    ...caches.asShown,
  });
  if (!mine.data) {
    if (!mine.isError) return <PageSpinner label={t('opening')} />;
    return (
      <div className="wrap section-end">
        <Failed level={1} title={t('failed')} query={mine} />
      </div>
    );
  }
  const chosen = mine.data.find(({ id }) => id === place.application) ?? mine.data[0];
  if (!chosen) {
    return (
      <div className="wrap section-end">
        <EmptyState
          level={1}
          picture={<MissingStone />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link className="button button-primary" to={pages.calls({ state: 'open' })}>
              {t('openCalls')}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div className="wrap section-end">
      <div className={layout.column}>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt4">{t('lead')}</p>
        <Field label={t('application')} className="mt6">
          <Select value={chosen.id} onChange={({ target }) => put({ application: target.value })}>
            {mine.data.map((one) => (
              <option key={one.id} value={one.id}>
                {one.projectTitle || t('untitled')} · {localized(one.callTitle)}
              </option>
            ))}
          </Select>
        </Field>
        <TeamCheck key={chosen.id} application={chosen} />
      </div>
    </div>
  );
}
