import { isApiError } from '../../../lib/api/error.ts';
import { useCodeTries } from '../../../lib/form/code-field.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { accounts } from '../client.ts';
import { resetRequest } from '../reset-request.ts';
import { useAccountsText } from '../text.ts';
import { CodeForm } from './code-form.tsx';
import { EmailField, SubmitButton } from './fields.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { ResendLine } from './resend-line.tsx';
import { resetTrouble } from './reset-errors.ts';

/** Asks for the address; the next step comes whatever is answered (specification §4). */
export function ResetEmailStep(props: {
  email: string;
  onNext: (email: string, sentAt: number) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const form = useSubmitForm({
    values: { email: props.email },
    schema: () => import('@app/contracts/accounts/accounts.schemas').then((it) => it.EmailBody),
    check: ({ email }) => ({ email: email.trim() ? '' : t('emailRequired') }),
    send: async (values) => {
      const email = values.email.trim();
      try {
        await accounts.forgotPassword({ body: { email, language, request: resetRequest() } });
      } catch (error) {
        if (isApiError(error, 'NETWORK')) throw error;
      }
      props.onNext(email, Date.now());
    },
    refused: (error) => ({ email: errorText(error, language, t('forgotFailed')) }),
  });
  return (
    <form className="form mt6" {...form.props}>
      <EmailField error={form.error('email')} {...form.register('email')} />
      <SubmitButton busy={form.busy} busyLabel={t('sending')}>
        {t('forgotSend')}
      </SubmitButton>
    </form>
  );
}

/** Takes the code from the mail. */
export function ResetCodeStep(props: {
  email: string;
  code: string;
  sentAt: number;
  onNext: (code: string) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const { email } = props;
  const tries = useCodeTries();
  const form = useSubmitForm({
    values: { code: props.code },
    send: async ({ code }) => {
      await accounts.verifyResetCode({ body: { code, email, language, request: resetRequest() } });
      props.onNext(code);
    },
    refused: (error) => {
      tries.refused(error);
      const words = errorText(error, language, t('forgotFailed'));
      const trouble = resetTrouble(error, words, false);
      return { code: trouble ? t(trouble) : words };
    },
  });
  return (
    <>
      <CodeForm
        form={form}
        label={t('forgotCode')}
        digits
        triesLeft={tries.left}
        busyLabel={t('checking')}
        submit={t('forgotCheck')}
      />
      <ResendLine
        sentAt={props.sentAt}
        send={async () => {
          await accounts.forgotPassword({ body: { email, language, request: resetRequest() } });
          return undefined;
        }}
        onSent={() => {
          tries.begin();
          form.change('code', '');
        }}
        question={t('forgotCodeAgain')}
        action={t('resendSubmit')}
        wait="resendWait"
        sent={t('resendSent')}
        failed={t('resendFailed')}
      />
    </>
  );
}

/** Takes the new password twice. */
export function ResetPasswordStep(props: {
  email: string;
  code: string;
  onCodeRefused: () => void;
  onNext: () => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const { code, email } = props;
  return (
    <NewPasswordStep
      email={email}
      proof={{ code, email, request: resetRequest() }}
      check={({ newPassword, repeated }) => ({
        repeated: newPassword === repeated ? '' : t('passwordMismatch'),
      })}
      refused={(error) => {
        const trouble = resetTrouble(error, errorText(error, language, ''), true);
        if (!trouble) return undefined;
        props.onCodeRefused();
        return t(trouble);
      }}
      failedTitle={t('error')}
      failed={t('forgotFailed')}
      onDone={props.onNext}
    />
  );
}
