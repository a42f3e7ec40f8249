import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountSettingsPaths } from '@app/contracts/account-settings/account-settings.paths';
import { pages } from '@app/contracts/pages';
import { accountChangesTexts } from '@app/messages/account-changes';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PressedLetter } from '../../../kit/letters/pressed-letter.tsx';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { client } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LetterNiche } from '../parts/niches.tsx';

const account = client<typeof accountSettingsApi>(accountSettingsPaths);
const useText = textsFor('account-changes', accountChangesTexts);

/** Where the links of a changed address lead. */
export default function EmailChangePage() {
  const t = useText();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const token = search.get('token') ?? '';
  const undoes = search.get('action') === 'undo';
  const action = undoes ? 'undo' : 'confirm';
  return (
    <AuthFrame picture={<LetterNiche />}>
      <PressedLetter
        key={token}
        isWhole={token !== '' && search.get('action') === action}
        title={t(`${action}Title`)}
        lead={t(`${action}Lead`)}
        submit={t(`${action}Submit`)}
        busy={t(`${action}Busy`)}
        failed={t('failed')}
        send={async () => {
          const call = undoes ? account.undoEmailChange : account.confirmEmailChange;
          const changed = await call({ body: { token } });
          // Every session has just been ended, the one of this browser too.
          await session.signOut();
          setEmail(changed.email);
          return 'done';
        }}
        ends={{
          done: {
            title: t(`${action}Done`),
            text: t(`${action}DoneText`, { email }),
            next: (
              <Link
                className="button button-large button-primary button-wide"
                to={undoes ? pages.forgotPassword({ email }) : pages.login()}
              >
                {t(undoes ? 'newPassword' : 'signIn')}
              </Link>
            ),
          },
          invalid: {
            title: t('invalidTitle'),
            text: t('invalidText'),
            next: (
              <PageLink
                className="button button-large button-secondary button-wide"
                to={pages.settings({ hash: 'account' })}
                route={pages.settings.path}
              >
                {t('toSettings')}
              </PageLink>
            ),
          },
        }}
      />
    </AuthFrame>
  );
}
