import { pages, projectOf } from '@app/contracts/pages';
import type { ApplicationSkills } from '@app/contracts/skills/skills.schemas';
import { ArrowLeft, Eye } from '@app/ui/icons';
import { Link } from 'react-router';
import { PageLink } from '../../../lib/links.tsx';
import { canvasUrl } from '../../applications/public.ts';
import { useSkillsText } from '../text.ts';

export function Bar({
  skills: { applicationId, kind, projectTitle, slug },
}: {
  skills: ApplicationSkills;
}) {
  const t = useSkillsText();
  const back = canvasUrl(kind, applicationId);
  return (
    <header className="app-bar">
      <div>
        <Link className="ib" to={back} aria-label={t('back')}>
          <ArrowLeft />
        </Link>
        <div className="grow">
          <p className="t4 cut">{projectTitle}</p>
          <p className="xs mut cut">{t('about')}</p>
        </div>
        <PageLink
          className="ib"
          to={
            kind === 'blue'
              ? pages.blueProject({ slug, dio: 'plan' })
              : pages.project({ slug, dio: 'uticaj' })
          }
          route={projectOf(kind).path}
          aria-label={t('preview')}
        >
          <Eye />
        </PageLink>
        <Link className="btn btn-s btn-m wide-only" to={back}>
          {t('back')}
        </Link>
      </div>
    </header>
  );
}
