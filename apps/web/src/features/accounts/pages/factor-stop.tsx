import { pages } from '@app/contracts/pages';
import type { securityApi } from '@app/contracts/security/security.api';
import { securityPaths } from '@app/contracts/security/security.paths';
import { factorStopTexts } from '@app/messages/factor-stop';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { session } from '../../../lib/session/session.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { SubmitButton } from '../parts/fields.tsx';
import { LetterNiche } from '../parts/niches.tsx';

const security = client<typeof securityApi>(securityPaths);
const useText = textsFor('factor-stop', factorStopTexts);

/**
 * Where the mails about a second factor that is to be removed lead. Nothing happens before the
 * button is pressed: mail scanners follow links.
 */
export default function FactorStopPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <AuthFrame picture={<LetterNiche />}>
      {token === '' ? <Ended end="invalid" /> : <Stop key={token} token={token} />}
    </AuthFrame>
  );
}

type End = 'invalid' | 'stopped' | 'passwordEnded';

function Stop({ token }: { token: string }) {
  const t = useText();
  const [end, setEnd] = useState<End | null>(null);
  const form = useSubmitForm({
    values: {},
    send: async () => {
      const { passwordEnded } = await security.stopFactorRemoval({ body: { token } });
      // Every session has just been ended, the one of this browser too.
      if (passwordEnded) await session.signOut();
      setEnd(passwordEnded ? 'passwordEnded' : 'stopped');
    },
    refused: (error) => {
      if (!isApiError(error, 'TOKEN_INVALID', 'VALIDATION')) return undefined;
      setEnd('invalid');
      return true;
    },
    failed: t('failed'),
  });
  if (end) return <Ended end={end} />;
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead mt3">{t('lead')}</p>
      <form className="column g4 mt6" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton busy={form.busy} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </form>
    </>
  );
}

/** Takes the focus, so that who listens hears how it ended. */
const focused = (heading: HTMLHeadingElement | null) => heading?.focus();

function Ended({ end }: { end: End }) {
  const t = useText();
  return (
    <>
      <h1 className="title-1" tabIndex={-1} ref={focused}>
        {t(`${end}Title`)}
      </h1>
      <p className="lead mt3">{t(`${end}Text`)}</p>
      <Link
        className="button button-large button-primary button-wide mt6"
        to={pages.forgotPassword()}
      >
        {t('newPassword')}
      </Link>
    </>
  );
}
