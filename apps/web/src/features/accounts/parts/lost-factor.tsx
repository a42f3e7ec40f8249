import type { securityApi } from '@app/contracts/security/security.api';
import { securityPaths } from '@app/contracts/security/security.paths';
import type { LostFactorAnswer } from '@app/contracts/security/security.schemas';
import { factorContactLength } from '@app/domain/security/factor-removal';
import { twoFactorTexts } from '@app/messages/two-factor';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { ArrowLeft } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { TextArea } from '@app/ui/text-area';
import { useEffect, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { textsFor, useShellText } from '../../../lib/texts/text.ts';
import s from './auth-frame.module.css';
import { SubmitButton } from './fields.tsx';

const security = client<typeof securityApi>(securityPaths);
const none: LostFactorAnswer = { state: 'none', goesAt: null };
const useText = textsFor('two-factor', twoFactorTexts);

interface LostFactorProps {
  /** That the password was right. */
  readonly challenge: string;
  /** Back to the codes. */
  onBack(): void;
  /** The password is to be entered again. */
  onExpired(): void;
}

/** Neither the app nor the codes: what happens then, and the request itself, or how far it is. */
export default function LostFactor({ challenge, onBack, onExpired }: LostFactorProps) {
  const t = useText();
  const shell = useShellText();
  const [answer, setAnswer] = useState<LostFactorAnswer>();
  // No cache of queries stands around the sign-in. Without an answer there is the form: who sends it
  // hears how far it is.
  useEffect(() => {
    let isGone = false;
    const show = (found: LostFactorAnswer) => {
      if (!isGone) setAnswer(found);
    };
    security.lostFactor({ body: { challenge } }).then(show, () => show(none));
    return () => {
      isGone = true;
    };
  }, [challenge]);
  return (
    <>
      <button type="button" className={s.back} onClick={onBack}>
        <ArrowLeft />
        {t('backToCodes')}
      </button>
      <h1 className="title-1 mt3">{t('lostTitle')}</h1>
      {answer === undefined ? (
        <Loading label={shell('loading')}>
          <Skeleton height={220} />
        </Loading>
      ) : answer.state === 'none' ? (
        <Ask challenge={challenge} onSent={setAnswer} onExpired={onExpired} />
      ) : (
        <Standing answer={answer} />
      )}
    </>
  );
}

/** How far it is. */
function Standing({ answer: { state, goesAt } }: { answer: LostFactorAnswer }) {
  const t = useText();
  const { momentOf } = useFormat();
  if (state === 'none') return null;
  return (
    <Note tone={state === 'confirmed' ? 'ok' : 'info'} role="status" className="mt5">
      {t(`lost_${state}`, { when: goesAt ? momentOf(goesAt) : '' })}
    </Note>
  );
}

interface AskProps {
  readonly challenge: string;
  onSent(answer: LostFactorAnswer): void;
  onExpired(): void;
}

function Ask({ challenge, onSent, onExpired }: AskProps) {
  const t = useText();
  const form = useSubmitForm({
    values: { contact: '' },
    check: ({ contact }) => ({
      contact: contact.trim().length < factorContactLength.min ? t('contactShort') : '',
    }),
    send: async ({ contact }) =>
      onSent(await security.lostFactor({ body: { challenge, contact } })),
    refused: (error) => {
      if (!isApiError(error, 'CODE_EXPIRED')) return undefined;
      onExpired();
      return true;
    },
    failed: t('lostFailed'),
  });
  return (
    <>
      <p className="lead mt3">{t('lostLead')}</p>
      <ol className={cx(s.steps, 'mt4')}>
        <li>{t('lostStep1')}</li>
        <li>{t('lostStep2')}</li>
        <li>{t('lostStep3')}</li>
      </ol>
      <form className="form mt6" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <Field label={t('contact')} hint={t('contactHint')} error={form.error('contact')}>
          <TextArea rows={3} maxLength={factorContactLength.max} {...form.register('contact')} />
        </Field>
        <SubmitButton busy={form.busy} busyLabel={t('sending')}>
          {t('lostSend')}
        </SubmitButton>
      </form>
    </>
  );
}
