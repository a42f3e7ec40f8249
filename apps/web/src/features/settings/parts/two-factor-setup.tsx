import type { TwoFactorSetup } from '@app/contracts/account-settings/account-settings.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { QrCode } from '@app/ui/qr-code';
import { Steps } from '@app/ui/steps';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { CodeField, codeLength } from '../../../lib/form/code-field.tsx';
import { serverErrors } from '../../../lib/form/field-errors.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useFormsText } from '../../../lib/form/text.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { account } from '../client.ts';
import { useReloadAccount } from '../queries.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { CopyButton } from './copy-button.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { codeRefused } from './two-factor-proof.tsx';

const schemas = () => import('@app/contracts/account-settings/account-settings.schemas');

const steps = ['password', 'scan', 'code', 'recovery'] as const;
type Step = (typeof steps)[number];

interface StepView {
  readonly title: string;
  readonly text?: string;
  readonly body: ReactNode;
  readonly footer: ReactNode;
}

export function TwoFactorSetupDialog(props: { onClose: () => void; onEnabled: () => void }) {
  const t = useSettingsText();
  const words = useFormsText();
  const reload = useReloadAccount();
  const [step, setStep] = useState<Step>('password');
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const leave = () => {
    props.onClose();
    void reload();
  };
  const close = () => {
    if (step === 'recovery') props.onEnabled();
    leave();
  };
  const views: Record<Step, StepView> = {
    password: usePasswordStep({
      onDone: (made, given) => {
        setSetup(made);
        setPassword(given);
        setStep('scan');
      },
      onAlready: leave,
    }),
    scan: useScanStep(setup, () => setStep('code')),
    code: useCodeStep({
      password,
      onDone: (given) => {
        setPassword('');
        setCodes(given);
        setStep('recovery');
      },
      onPasswordRefused: () => setStep('password'),
    }),
    recovery: {
      title: t('recoveryTitle'),
      text: t('recoveryText'),
      body: <RecoveryCodes codes={codes} />,
      footer: (
        <Button variant="primary" wide onClick={close}>
          {t('recoveryDone')}
        </Button>
      ),
    },
  };
  const view = views[step];
  const place = { current: steps.indexOf(step) + 1, total: steps.length };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={view.title}
      description={view.text}
      closeLabel={words('close')}
      backLabel={t('back')}
      onBack={step === 'code' ? () => setStep('scan') : undefined}
      // The recovery codes are not shown again: a stray key must not take them away.
      dismissible={step !== 'recovery'}
      step={<Steps {...place} label={t('step', place)} width={40} />}
      footer={view.footer}
    >
      <StepBody key={step} first={step === 'password'}>
        {view.body}
      </StepBody>
    </Dialog>
  );
}

/** A new step takes the focus to its first field, else to itself; the dialog places the first. */
function StepBody({ first, children }: { first: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first) return;
    const sheet = body.current?.closest<HTMLElement>('[role="dialog"]');
    const field = body.current?.querySelector<HTMLElement>('input:not([hidden])');
    (field ?? sheet)?.focus();
  }, [first]);
  return (
    <div ref={body} className="form">
      {children}
    </div>
  );
}

function usePasswordStep(props: {
  onDone: (made: TwoFactorSetup, password: string) => void;
  /** It has been enabled elsewhere in the meantime. */
  onAlready: () => void;
}): StepView {
  const t = useSettingsText();
  const id = useId();
  const form = useSubmitForm({
    values: { password: '' },
    schema: () => schemas().then((it) => it.PasswordBody),
    send: async (body) => props.onDone(await account.beginTwoFactor({ body }), body.password),
    refused: (error) => {
      if (!isApiError(error, 'ALREADY_EXISTS')) return undefined;
      props.onAlready();
      return true;
    },
  });
  return {
    title: t('setUpPassword'),
    body: (
      <form id={id} className="form" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <PasswordField error={form.error('password')} registration={form.register('password')} />
      </form>
    ),
    footer: (
      <Button
        type="submit"
        form={id}
        variant="primary"
        wide
        busy={form.busy}
        busyLabel={t('checking')}
      >
        {t('next')}
      </Button>
    ),
  };
}

function useScanStep(setup: TwoFactorSetup | null, onDone: () => void): StepView {
  const t = useSettingsText();
  return {
    title: t('setUpScan'),
    text: t('setUpScanText'),
    body: setup ? (
      <>
        <QrCode rows={setup.qr} label={t('setUpQr')} />
        <a className="link phone-only" href={setup.address}>
          {t('setUpOpen')}
        </a>
        <div className="form-field">
          <p className="hint">{t('setUpSecret')}</p>
          <div className={s.secret}>
            <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={setup.secret} label={t('setUpCopySecret')} />
          </div>
        </div>
      </>
    ) : null,
    footer: (
      <Button variant="primary" wide onClick={onDone}>
        {t('next')}
      </Button>
    ),
  };
}

function useCodeStep(props: {
  /** As given in the first step: enabling takes it again. */
  password: string;
  onDone: (codes: readonly string[]) => void;
  /** It has been changed elsewhere in the meantime. */
  onPasswordRefused: () => void;
}): StepView {
  const t = useSettingsText();
  const id = useId();
  const form = useSubmitForm({
    values: { code: '' },
    send: async ({ code }) => {
      const body = { code, password: props.password };
      props.onDone((await account.enableTwoFactor({ body })).recoveryCodes);
    },
    refused: (error) => {
      if (!serverErrors(error).password) return codeRefused(error);
      props.onPasswordRefused();
      return true;
    },
  });
  return {
    title: t('setUpCode'),
    text: t('setUpCodeText'),
    body: (
      <form id={id} className="form" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <CodeField form={form} label={t('code')} digits alone />
      </form>
    ),
    footer: (
      <Button
        type="submit"
        form={id}
        variant="primary"
        wide
        busy={form.busy}
        busyLabel={t('checking')}
        disabled={form.values().code.length < codeLength}
      >
        {t('turnOn')}
      </Button>
    ),
  };
}
