import { pages } from '@app/contracts/pages';
import type { securityApi } from '@app/contracts/security/security.api';
import { securityPaths } from '@app/contracts/security/security.paths';
import { factorStopTexts } from '@app/messages/factor-stop';
import { useSearchParams } from 'react-router';
import { PressedLetter } from '../../../kit/letters/pressed-letter.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { client } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LetterNiche } from '../parts/niches.tsx';

const security = client<typeof securityApi>(securityPaths);
const useText = textsFor('factor-stop', factorStopTexts);

type End = 'invalid' | 'stopped' | 'passwordEnded';

/** Where the mails about a second factor that is to be removed lead. */
export default function FactorStopPage() {
  const t = useText();
  const token = useSearchParams()[0].get('token') ?? '';
  const endOf = (end: End) => ({
    title: t(`${end}Title`),
    text: t(`${end}Text`),
    next: (
      <Link className="button button-large button-primary button-wide" to={pages.forgotPassword()}>
        {t('newPassword')}
      </Link>
    ),
  });
  return (
    <AuthFrame picture={<LetterNiche />}>
      <PressedLetter<Exclude<End, 'invalid'>>
        key={token}
        isWhole={token !== ''}
        title={t('title')}
        lead={t('lead')}
        submit={t('submit')}
        busy={t('busy')}
        failed={t('failed')}
        send={async () => {
          const { passwordEnded } = await security.stopFactorRemoval({ body: { token } });
          // Every session has just been ended, the one of this browser too.
          if (passwordEnded) await session.signOut();
          return passwordEnded ? 'passwordEnded' : 'stopped';
        }}
        ends={{
          invalid: endOf('invalid'),
          stopped: endOf('stopped'),
          passwordEnded: endOf('passwordEnded'),
        }}
      />
    </AuthFrame>
  );
}
