import { pages } from '@app/contracts/pages';
import { obPermissionTypes } from '@app/domain/permissions/permissions';
import { accessTexts } from '@app/messages/access';
import { LockKeyhole } from '@app/ui/icons';
import { Link } from '../lib/addresses/links.tsx';
import { textsFor } from '../lib/texts/text.ts';
import { Screen } from './error-screens.tsx';

const useAccessText = textsFor('access', accessTexts);

type Needed = Parameters<ReturnType<typeof useAccessText>>[0];

const anyPermission: readonly Needed[] = obPermissionTypes.map(
  (permission) => `permission_${permission}` as const,
);

/** Access is refused (specification §2.2); names what would be needed, any youth-bank permission unless told otherwise. */
export function ForbiddenScreen({ needed = anyPermission }: { needed?: readonly Needed[] }) {
  const t = useAccessText();
  return (
    <Screen picture={<LockKeyhole />} title={t('forbiddenTitle')} text={t('forbiddenText')}>
      <ul className="row row-wrap g2 middle">
        {needed.map((name) => (
          <li key={name} className="badge">
            {t(name)}
          </li>
        ))}
      </ul>
      <Link className="button button-secondary" to={pages.landing()}>
        {t('forbiddenAction')}
      </Link>
    </Screen>
  );
}
