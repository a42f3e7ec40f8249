import { pages } from '@app/contracts/pages';
import type { ApplicationSkills } from '@app/contracts/skills/skills.schemas';
import { ArrowLeft, Eye } from '@app/ui/icons';
import { canvasUrl } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useKindText, useSkillsText } from '../text.ts';

/** Where everybody sees what was accepted. */
export const previewOf = ({ kind, slug }: ApplicationSkills) =>
  kind === 'blue'
    ? pages.blueProject({ slug, dio: 'plan' })
    : pages.project({ slug, dio: 'uticaj' });

export function SkillsBar({ skills }: { skills: ApplicationSkills }) {
  const { applicationId, kind, projectTitle } = skills;
  const t = useSkillsText();
  const say = useKindText(kind);
  const back = canvasUrl(kind, applicationId);
  return (
    <header className="app-bar">
      <div>
        <Link className="icon-button" to={back} aria-label={t('back')}>
          <ArrowLeft />
        </Link>
        <div className="grow">
          <p className="title-4 cut">{projectTitle}</p>
          <p className="smaller muted cut">{say('about')}</p>
        </div>
        <Link className="icon-button" to={previewOf(skills)} aria-label={t('preview')}>
          <Eye />
        </Link>
        <Link className="button button-secondary button-medium wide-only" to={back}>
          {t('back')}
        </Link>
      </div>
    </header>
  );
}
