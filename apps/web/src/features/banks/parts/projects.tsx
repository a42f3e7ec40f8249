import type { ProjectCard } from '@app/contracts/applications/projects.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { applications, StatusBadge } from '../../../entities/applications/public.ts';
import { useMore } from '../../../kit/listing/more.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { WrittenInShort } from '../../../lib/texts/written-in.tsx';
import { useBanksText } from '../text.ts';
import s from './projects.module.css';

interface ProjectsProps {
  readonly bankSlug: string;
  /** The first page. */
  readonly first: { readonly items: readonly ProjectCard[]; readonly next: string | null };
  readonly total: number;
}

/** What a bank supports, a finished project by what came of it, the others by their grant. */
export function Projects({ bankSlug, first, total }: ProjectsProps) {
  const t = useBanksText();
  const list = useMore('projects', first, (after) =>
    applications.projects({ query: { bank: bankSlug, after } }),
  );
  return (
    <section>
      <h2 className="title-2">{t('projectsTitle', { count: total })}</h2>
      {list.items.length === 0 ? (
        <EmptyState
          picture={<QuietRiver />}
          title={t('noProjects')}
          text={t('noProjectsText')}
          action={
            <Link className="button button-secondary" to={pages.calls({ state: 'open' })}>
              {t('openCalls')}
            </Link>
          }
        />
      ) : (
        <div className={s.projects}>
          {list.items.map((project) => (
            <Project key={project.id} project={project} />
          ))}
        </div>
      )}
      <NextPage query={list} className="mt6">
        {t('moreProjects')}
      </NextPage>
    </section>
  );
}

function Project({ project }: { project: ProjectCard }) {
  const t = useBanksText();
  const { km, number } = useFormat();
  const { slug, kind, title, summary, picture, bank, status, amount, reached } = project;
  return (
    <article className={s.project}>
      <div className="picture">
        <ProjectPicture id={slug} emblem={bank.emblem} picture={picture} label="" />
      </div>
      <div>
        <h3 className="title-3">
          <Link to={projectOf(kind)({ slug })}>{title}</Link>
        </h3>
        <p className="muted mt2">{summary}</p>
        {reached === null ? null : (
          <p className="small faint mt2 tabular">{t('grantFact', { amount: km(amount) })}</p>
        )}
        <p className="mt3">
          <StatusBadge status={status} />
          <span className="smaller muted">
            <WrittenInShort text={summary} />
          </span>
        </p>
      </div>
      <p className={s.amount}>
        {reached === null ? km(amount) : number(reached)}
        <span>{reached === null ? t('grantOf') : t('reached', { count: reached })}</span>
      </p>
    </article>
  );
}
