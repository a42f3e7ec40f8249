import { passwordLength } from '@app/domain/accounts/password';
import { MailCheck } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { EmailField, SubmitButton } from './fields.tsx';
import { NewPasswordStep } from './new-password-step.tsx';

/** Asks for the address and has a link mailed to it. */
export function LinkRequestStep({ onToken }: { onToken: (token: string) => void }) {
  const t = useAccountsText();
  const [sent, setSent] = useState(false);
  const form = useSubmitForm({
    values: { email: '' },
    schema: () => import('@app/contracts/accounts/accounts.schemas').then((it) => it.EmailBody),
    check: ({ email }) => ({ email: email.trim() ? '' : t('linkEmailRequired') }),
    send: async (body) => {
      setSent(false);
      const { resetToken } = await accounts.requestPasswordReset({ body });
      if (resetToken) return onToken(resetToken);
      setSent(true);
      void toast({ title: t('linkSentTitle'), description: t('linkSent'), tone: 'ok' });
    },
    tell: (description) => void toast({ title: t('linkSendFailed'), description, tone: 'bad' }),
  });
  return (
    <form className="form mt6" {...form.props}>
      <EmailField error={form.error('email')} {...form.register('email')} />
      <SubmitButton busy={form.busy} busyLabel={t('sending')}>
        {t('linkSend')}
      </SubmitButton>
      {sent ? (
        <Message tone="ok" icon={<MailCheck />}>
          {t('linkSent')}
        </Message>
      ) : null}
    </form>
  );
}

/** Takes the new password twice and sets it by the token of the link. */
export function LinkPasswordStep(props: {
  token: string;
  email: string;
  onRefused: () => void;
  onDone: () => void;
}) {
  const t = useAccountsText();
  return (
    <NewPasswordStep
      email={props.email}
      proof={{ token: props.token }}
      check={({ newPassword, repeated }) => {
        if (newPassword === '') return { newPassword: t('linkFieldsRequired') };
        if (repeated === '') return { repeated: t('linkFieldsRequired') };
        if (newPassword !== repeated) return { repeated: t('linkMismatch') };
        const short = [...newPassword].length < passwordLength.min;
        return short ? { newPassword: t('linkShort') } : {};
      }}
      refused={(error) => {
        if (!isApiError(error, 'TOKEN_INVALID')) return undefined;
        props.onRefused();
        return true;
      }}
      failedTitle={t('linkResetFailed')}
      onDone={props.onDone}
    />
  );
}
