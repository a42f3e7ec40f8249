import { obPermissionTypes } from '@app/domain/accounts/permissions';
import { accessTexts } from '@app/messages/access';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { textsFor } from '../lib/text.ts';
import { Screen } from './error-screens.tsx';

const useAccessText = textsFor('access', accessTexts);

/** Access to the youth-bank section is refused; names what would be needed (specification §2.2). */
export function ForbiddenScreen() {
  const t = useAccessText();
  return (
    <Screen
      picture={<LockKeyhole className="mut" size={56} strokeWidth={1.4} aria-hidden />}
      title={t('forbiddenTitle')}
      text={t('forbiddenText')}
    >
      <ul className="row row-w g2 justify-center">
        {obPermissionTypes.map((permission) => (
          <li key={permission} className="bdg">
            {t(`permission_${permission}`)}
          </li>
        ))}
      </ul>
      <Link className="btn btn-s" to="/">
        {t('forbiddenAction')}
      </Link>
    </Screen>
  );
}
