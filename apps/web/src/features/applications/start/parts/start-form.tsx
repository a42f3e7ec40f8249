import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { canvasOf, pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { ArrowLeft } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { ClientRedirect } from '../../../../shell/waiting.tsx';
import { EligibilityStep, isMetHere } from '../../../calls/public.ts';
import { startLimits, starts } from '../starts.ts';
import { useStartText } from '../text.ts';

interface StartProps {
  readonly call: Pick<CallDetail, 'slug' | 'kind' | 'questions' | 'contact'>;
  readonly izvor: string | undefined;
}

/** Who may apply, and for strangers three answers; then on to an account, and to the canvas. */
export default function StartForm({ call, izvor }: StartProps) {
  const { slug, kind, questions } = call;
  const t = useStartText();
  const navigate = useNavigate();
  const isMember = useSession().state === 'authenticated';
  const canvas = canvasOf(kind)({ call: slug, izvor });
  const [wasMet] = useState(() => isMetHere(call));
  const [isChecked, setChecked] = useState(wasMet);
  if (isMember && wasMet) return <ClientRedirect to={canvas} />;
  const asksFirst = kind === 'orange' && !isMember;
  if (isChecked && asksFirst) {
    return (
      <FirstAnswers
        slug={slug}
        returnUrl={canvas}
        onBack={questions.length > 0 ? () => setChecked(false) : undefined}
      />
    );
  }
  return (
    <>
      <EligibilityStep
        call={call}
        onward={t(isMember ? 'begin' : asksFirst ? 'next' : 'onward')}
        onPass={() => {
          if (asksFirst) setChecked(true);
          else void navigate(isMember ? canvas : pages.register({ returnUrl: canvas }));
        }}
      />
      {isMember ? null : <HaveAccount returnUrl={pages.callStart({ slug, izvor })} />}
    </>
  );
}

const nothing = { projectTitle: '', projectLocation: '', targetGroup: '' };

interface AnswersProps {
  readonly slug: string;
  readonly returnUrl: string;
  /** To the conditions; undefined where the call has none. */
  readonly onBack: (() => void) | undefined;
}

/** Three answers, kept on the device as they are given. */
function FirstAnswers({ slug, returnUrl, onBack }: AnswersProps) {
  const t = useStartText();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() => (starts.read(slug) ? true : null));
  const form = useSubmitForm({
    values: starts.read(slug) ?? nothing,
    send: () => navigate(pages.register({ returnUrl })),
    onChange: (answers) => setSaved(starts.keep(slug, { ...nothing, ...answers })),
  });
  return (
    <form className="form mt6" {...form.props}>
      {onBack ? (
        <p>
          <button type="button" className="go muted" onClick={onBack}>
            <ArrowLeft />
            {t('conditions')}
          </button>
        </p>
      ) : null}
      <Field label={t('projectTitle')} hint={t('projectTitleHint')}>
        <TextInput
          maxLength={startLimits.projectTitle}
          autoComplete="off"
          {...form.register('projectTitle')}
        />
      </Field>
      <Field label={t('projectLocation')} hint={t('projectLocationHint')}>
        <TextInput
          maxLength={startLimits.projectLocation}
          autoComplete="off"
          {...form.register('projectLocation')}
        />
      </Field>
      <Field label={t('targetGroup')} hint={t('targetGroupHint')}>
        <TextArea rows={3} maxLength={startLimits.targetGroup} {...form.register('targetGroup')} />
      </Field>
      <p className="small muted" role="status">
        {saved === null ? '\u00A0' : saved ? t('kept') : t('notKept')}
      </p>
      <Button type="submit" variant="primary" size="l" wide busy={form.busy}>
        {t('onward')}
      </Button>
      <HaveAccount returnUrl={returnUrl} />
    </form>
  );
}

function HaveAccount({ returnUrl }: { returnUrl: string }) {
  const t = useStartText();
  return (
    <p className="row row-wrap between small muted mt4">
      {t('haveAccount')}
      <Link className="link" to={pages.login({ returnUrl })}>
        {t('signIn')}
      </Link>
    </p>
  );
}
