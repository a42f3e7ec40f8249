import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts';
import { EligibilityBlock, keptAnswers } from '../../../calls/public.ts';
import { startLimits, starts } from '../starts.ts';
import { useStartText } from '../text.ts';

const nothing = { projectTitle: '', projectLocation: '', targetGroup: '' };

interface StartProps {
  readonly call: Pick<CallDetail, 'slug' | 'questions' | 'contact'>;
  readonly returnUrl: string;
}

/** Who may apply and three answers, kept on the device as they are given; then on to an account. */
export default function StartForm({ call, returnUrl }: StartProps) {
  const { slug } = call;
  const t = useStartText();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => (starts.read(slug) ? true : null));
  const [eligible, setEligible] = useState(() => keptAnswers.read(slug));
  const form = useSubmitForm({
    values: starts.read(slug) ?? nothing,
    send: () => navigate(pages.register({ returnUrl })),
    onChange: (answers) => setKept(starts.keep(slug, { ...nothing, ...answers })),
  });
  return (
    <form className="form mt6" {...form.props}>
      {call.questions.length > 0 ? (
        <EligibilityBlock
          call={call}
          answers={eligible}
          onAnswer={(id, answer) => {
            setEligible({ ...eligible, [id]: answer });
            setKept(keptAnswers.keep(slug, id, answer));
          }}
        />
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
      <p className="sm mut" role="status">
        {kept === null ? '\u00A0' : kept ? t('kept') : t('notKept')}
      </p>
      <Button type="submit" variant="primary" size="l" wide busy={form.busy}>
        {t('onward')}
      </Button>
      <p className="row row-w between sm mut">
        {t('haveAccount')}
        <Link className="link" to={pages.login({ returnUrl })}>
          {t('signIn')}
        </Link>
      </p>
    </form>
  );
}
