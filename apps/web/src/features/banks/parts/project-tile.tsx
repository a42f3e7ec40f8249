import type { ProjectCard } from '@app/contracts/applications/projects.schemas';
import { projectOf } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useProjectsText } from '../projects-text.ts';
import s from './project-tile.module.css';

interface TileProps {
  readonly project: ProjectCard;
  /** Across the whole width, where there is one. */
  readonly wide?: boolean;
}

export function ProjectTile({ project, wide = false }: TileProps) {
  const t = useProjectsText();
  const { km, year: inWords } = useFormat();
  const { slug, kind, title, summary, picture, status, amount, bank, year } = project;
  const to = projectOf(kind)({ slug });
  return (
    <article className={cx(s.tile, wide && s.wide)}>
      <Link className="picture" to={to} tabIndex={-1} aria-hidden>
        <ProjectPicture id={slug} picture={picture} emblem={bank.emblem} label="" />
      </Link>
      <div className={s.words}>
        <p className="smaller faint">
          {bank.municipality}, {inWords(year)}
        </p>
        <h3 className={wide ? 'title-2' : 'title-4'}>
          <Link to={to}>{title}</Link>
        </h3>
        <p className={cx('muted', wide ? 'mt2' : 'small', s.summary)}>{summary}</p>
        <div className={s.last}>
          <p className={s.amount}>
            {km(amount)} <span className="visually-hidden">{t('grant')}</span>
          </p>
          <StatusBadge status={status} />
        </div>
      </div>
    </article>
  );
}
