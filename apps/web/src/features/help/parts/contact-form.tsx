import { contactTopics, leastWritingMs, mostWritingMs } from '@app/domain/help/contact';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { help } from '../client.ts';
import { questionDrafts } from '../drafts.ts';
import { useHelpText } from '../text.ts';
import s from './help-parts.module.css';

type Values = NonNullable<ReturnType<typeof questionDrafts.read>>;

const slot = 'new';
type Topic = (typeof contactTopics)[number];

export default function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useHelpText();
  const { profile } = useSession();
  const opened = useOpenedForm();
  const form = useSubmitForm<Values>({
    values: questionDrafts.read(slot) ?? {
      topic: '',
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      text: '',
    },
    check: ({ topic, name, email, text }) => ({
      topic: topic ? '' : t('topicMissing'),
      name: name.trim().length < 2 ? t('nameMissing') : '',
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? '' : t('emailMissing'),
      text: text.trim().length < 20 ? t('textMissing') : '',
    }),
    onChange: (values) => void questionDrafts.keep(slot, values),
    send: async ({ topic, name, email, text }) => {
      const body = { topic: topic as Topic, name, email: email.trim(), text };
      await help.send({ body: { ...body, form: await opened.take() } });
      questionDrafts.drop(slot);
      onSent(body.email);
    },
    refused: (error) => {
      const why = isApiError(error, 'VALIDATION') ? error.fields.form : undefined;
      if (why) opened.open();
      return why;
    },
  });
  return (
    <form {...form.props} className={s.form}>
      <Field label={t('topic')} error={form.error('topic')} required>
        <Select {...form.register('topic')}>
          <option value="">{t('topicChoose')}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic_${topic}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('name')} error={form.error('name')} required>
        <TextInput autoComplete="name" maxLength={80} {...form.register('name')} />
      </Field>
      <Field label={t('email')} error={form.error('email')} required>
        <TextInput type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
      </Field>
      <Field label={t('text')} hint={t('textHint')} error={form.error('text')} required>
        <TextArea rows={6} maxLength={4000} {...form.register('text')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="row row-wrap g4">
        <Button type="submit" variant="primary" size="l" busy={form.busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <p className="smaller muted">{t('kept')}</p>
      </div>
    </form>
  );
}

/** The server takes what comes from a form that was opened a while ago, as a person's was. */
function useOpenedForm() {
  const opened = useRef<{ readonly at: number; readonly form: Promise<string> }>(null);
  const open = () => {
    const form = help.openForm().then((answer) => answer.form);
    // Whoever sends asks again, and is told then.
    form.catch(() => undefined);
    opened.current = { at: Date.now(), form };
    return opened.current;
  };
  const openFirst = useEffectEvent(() => void open());
  useEffect(() => openFirst(), []);
  return {
    open,
    async take(): Promise<string> {
      const saved = opened.current;
      let { at, form } = saved && Date.now() - saved.at < mostWritingMs / 2 ? saved : open();
      const given = await form.catch(() => {
        ({ at, form } = open());
        return form;
      });
      const rest = at + leastWritingMs - Date.now();
      // Since the answer may have taken a while, a little longer than the rule demands.
      if (rest > 0) await new Promise((done) => setTimeout(done, rest + 500));
      return given;
    },
  };
}
