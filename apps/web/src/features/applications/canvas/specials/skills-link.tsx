import { pages } from '@app/contracts/pages';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';

/** Leads from the plan to what everybody learns in it. */
export function SkillsLink() {
  const { draft } = useCanvas();
  const t = useApplicationsText();
  return (
    <Link className="go" to={pages.skills({ id: draft.id })}>
      {t('skills')}
    </Link>
  );
}
