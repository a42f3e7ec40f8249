import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountSettingsPaths } from '@app/contracts/account-settings/account-settings.paths';
import { pages } from '@app/contracts/pages';
import { accountChangesTexts } from '@app/messages/account-changes';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { client } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { session } from '../../../lib/session/session.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { SubmitButton } from '../parts/fields.tsx';
import { LetterNiche } from '../parts/niches.tsx';

const account = client<typeof accountSettingsApi>(accountSettingsPaths);
const useText = textsFor('account-changes', accountChangesTexts);

type Action = 'confirm' | 'undo';
/**
 * Where the links of a changed address lead. Nothing happens before the button is pressed: mail
 * scanners follow links.
 */
export default function EmailChangePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const action = search.get('action');
  const known = (action === 'confirm' || action === 'undo') && token !== '';
  return (
    <AuthFrame picture={<LetterNiche />}>
      {known ? <Change key={token} action={action} token={token} /> : <Invalid />}
    </AuthFrame>
  );
}

function Change({ action, token }: { action: Action; token: string }) {
  const t = useText();
  const [end, setEnd] = useState<{ readonly email: string } | 'invalid' | null>(null);
  const form = useSubmitForm({
    values: {},
    send: async () => {
      const call = action === 'confirm' ? account.confirmEmailChange : account.undoEmailChange;
      const { email } = await call({ body: { token } });
      // Every session has just been ended, the one of this browser too.
      await session.signOut();
      setEnd({ email });
    },
    refused: (error) => {
      if (!isApiError(error, 'TOKEN_INVALID', 'VALIDATION')) return undefined;
      setEnd('invalid');
      return true;
    },
    failed: t('failed'),
  });
  if (end === 'invalid') return <Invalid />;
  if (end) return <Done action={action} email={end.email} />;
  return (
    <>
      <h1 className="title-1">{t(`${action}Title`)}</h1>
      <p className="lead mt3">{t(`${action}Lead`)}</p>
      <form className="column g4 mt6" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton busy={form.busy} busyLabel={t(`${action}Busy`)}>
          {t(`${action}Submit`)}
        </SubmitButton>
      </form>
    </>
  );
}

/** Takes the focus, so that who listens hears how it ended. */
const focused = (heading: HTMLHeadingElement | null) => heading?.focus();

function Done({ action, email }: { action: Action; email: string }) {
  const t = useText();
  const next = action === 'confirm' ? pages.login() : pages.forgotPassword({ email });
  return (
    <>
      <h1 className="title-1" tabIndex={-1} ref={focused}>
        {t(`${action}Done`)}
      </h1>
      <p className="lead mt3">{t(`${action}DoneText`, { email })}</p>
      <Link className="button button-large button-primary button-wide mt6" to={next}>
        {action === 'confirm' ? t('signIn') : t('newPassword')}
      </Link>
    </>
  );
}

function Invalid() {
  const t = useText();
  return (
    <>
      <h1 className="title-1" tabIndex={-1} ref={focused}>
        {t('invalidTitle')}
      </h1>
      <p className="lead mt3">{t('invalidText')}</p>
      <PageLink
        className="button button-large button-secondary button-wide mt6"
        to={pages.settings({ hash: 'account' })}
        route={pages.settings.path}
      >
        {t('toSettings')}
      </PageLink>
    </>
  );
}
