import { ArrowLeft } from '@app/ui/icons';
import { Link } from '../../../../lib/addresses/links.tsx';
import { memberHome } from '../../../../lib/addresses/route-table.ts';
import { LanguageChoice, ThemeChoice } from '../../../../shell/choices.tsx';
import { LogoLink } from '../../../../shell/logo-link.tsx';
import { useApplicationsText } from '../../text.ts';

export function OwnBar() {
  const t = useApplicationsText();
  return (
    <header className="app-bar">
      <div>
        <Link className="icon-button" to={memberHome()} aria-label={t('toDashboard')}>
          <ArrowLeft />
        </Link>
        <LogoLink to={memberHome()} />
        <span className="grow" />
        <LanguageChoice />
        <div className="wide-only">
          <ThemeChoice />
        </div>
      </div>
    </header>
  );
}
