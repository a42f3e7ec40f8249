import type { ProjectCard, ProjectFigures } from '@app/contracts/applications/projects.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useMemo } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { applications } from '../../../entities/applications/public.ts';
import { banks } from '../../../entities/banks/public.ts';
import { useMore } from '../../../kit/listing/more.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { SeenMap } from '../../../lib/map/seen-map.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { allGoals } from '../goals.ts';
import { ProjectFilterForm } from '../parts/project-filters.tsx';
import { ProjectTile } from '../parts/project-tile.tsx';
import { filtersOf, type ProjectFilters } from '../project-filters.ts';
import { useProjectsText } from '../projects-text.ts';
import type { Route } from './+types/approved';
import s from './approved.module.css';

/** One that leads, and rows of four or of three below it. */
const pageSize = 13;

export const loader = pageLoader(async ({ ask, query }) => {
  const filters = filtersOf(query);
  const [list, figures, all] = await Promise.all([
    ask(applications.projects, { query: { ...filters, limit: pageSize } }),
    ask(applications.projectFigures, { query: filters }),
    ask(banks.list),
  ]);
  return { list, figures, banks: all, goals: allGoals() };
});

export default function ApprovedPage({ loaderData }: Route.ComponentProps) {
  const t = useProjectsText();
  const { list, figures, banks: all, goals } = loaderData;
  const [search] = useSearchParams();
  const busy = useNavigation().location?.pathname === pages.approved.path;
  return (
    <div className="wrap section-end">
      <PageHead description={t('description')} />
      <header className={s.top}>
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt4">{t('lead')}</p>
        </div>
        <Figures figures={figures} />
      </header>
      <ProjectFilterForm banks={all} years={figures.years} goals={goals} />
      <section aria-busy={busy} className={busy ? s.busy : undefined}>
        <h2 className="visually-hidden">{t('list')}</h2>
        <ProjectList key={`${search}`} first={list} filters={filtersOf(search)} />
      </section>
    </div>
  );
}

function Figures({ figures: { projects, amount, banks: count } }: { figures: ProjectFigures }) {
  const t = useProjectsText();
  const { km, number } = useFormat();
  return (
    <dl className="big-figures">
      <div>
        <dt>{t('factProjects', { count: projects })}</dt>
        <dd>{number(projects)}</dd>
      </div>
      <div>
        <dt>{t('factAmount')}</dt>
        <dd>{km(amount)}</dd>
      </div>
      <div>
        <dt>{t('factBanks', { count })}</dt>
        <dd>{number(count)}</dd>
      </div>
    </dl>
  );
}

interface ListProps {
  readonly first: { readonly items: readonly ProjectCard[]; readonly next: string | null };
  readonly filters: ProjectFilters;
}

function ProjectList({ first, filters }: ListProps) {
  const t = useProjectsText();
  const list = useMore('projects', first, (after) =>
    applications.projects({ query: { ...filters, after } }),
  );
  const [lead, ...others] = list.items;
  if (!lead) {
    return (
      <EmptyState
        picture={<Lookout />}
        title={t('none')}
        text={t('noneText')}
        action={
          <Link className="button button-secondary" to={pages.approved()}>
            {t('showAll')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <div className={s.grid}>
        <ProjectTile project={lead} wide />
        {others.map((project) => (
          <ProjectTile key={project.id} project={project} />
        ))}
      </div>
      <div className="row middle">
        <NextPage query={list} className="mt6">
          {t('more')}
        </NextPage>
      </div>
      <ProjectMap projects={list.items} />
    </>
  );
}

function ProjectMap({ projects }: { projects: readonly ProjectCard[] }) {
  const t = useProjectsText();
  const navigate = useNavigate();
  const pins = useMemo(
    () =>
      projects.flatMap(({ place, slug, kind, title }) =>
        place
          ? { ...place, name: title, onPress: () => void navigate(projectOf(kind)({ slug })) }
          : [],
      ),
    [projects, navigate],
  );
  return <SeenMap pins={pins} label={t('map')} />;
}
