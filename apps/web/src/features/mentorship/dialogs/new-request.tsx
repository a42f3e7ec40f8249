import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { answerHours } from '@app/domain/mentorship/clock';
import {
  mentorshipLimits,
  requestPriorities,
  requestTypes,
} from '@app/domain/mentorship/mentorship';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { useId } from 'react';
import { useFormText } from '../../../entities/applications/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { callsOf } from '../client.ts';
import { useRefresh } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import s from './dialogs.module.css';

interface MentorshipSubject {
  readonly id: string;
  readonly kind: MentorshipRequest['kind'];
  readonly title: string;
  /** Of its form, as its call asks for it. */
  readonly sections: readonly string[];
}

interface NewRequestProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** The applications that it may be about; the first unless another is chosen. */
  readonly of: readonly MentorshipSubject[];
  onRequested(request: MentorshipRequest): void;
}

/** Asks the bank's mentors for help. */
export default function NewRequest({ open, onOpenChange, of, onRequested }: NewRequestProps) {
  const t = useMentorshipText();
  const id = useId();
  const refresh = useRefresh();
  const form = useSubmitForm({
    values: {
      application: of[0]?.id ?? '',
      description: '',
      requestType: 'mentorship' as MentorshipRequest['requestType'],
      priority: 'normal' as MentorshipRequest['priority'],
      section: '',
    },
    tell: (text) => toast({ title: t('error'), description: text, tone: 'bad' }),
    refused: (error) => (isApiError(error) && error.text ? undefined : t('createFailed')),
    send: async ({ application, description, section, ...rest }) => {
      const about = of.find((one) => one.id === application);
      if (!about) return;
      const { data } = await callsOf(about.kind).ask({
        params: { id: about.id },
        body: {
          ...rest,
          description: description.trim(),
          section: about.sections.find((one) => one === section) ?? null,
        },
      });
      toast({ title: t('createdTitle'), description: t('created'), tone: 'ok' });
      form.change('description', '');
      form.change('section', '');
      onRequested(data);
      void refresh();
    },
  });
  const about = of.find((one) => one.id === form.watch('application'));
  const ready = about !== undefined && form.watch('description').trim() !== '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('newTitle')}
      description={t('newText')}
      closeLabel={t('close')}
      dismissible={!form.busy}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            wide
            disabled={!ready}
            busy={form.busy}
            busyLabel={t('sendingNow')}
          >
            {t('sendRequest')}
          </Button>
          <Button variant="ghost" wide disabled={form.busy} onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} className="form" {...form.props}>
        {about ? null : (
          <Note tone="bad" role="alert">
            {t('missingId')}
          </Note>
        )}
        {of.length > 1 ? (
          <Field label={t('application')}>
            <Select {...form.register('application')}>
              {of.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title || t('untitled')}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Field as="group" label={t('type')}>
          <RadioButtons
            label={t('type')}
            className={s.types}
            options={requestTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
            {...form.bind('requestType')}
          />
          <p className="hint">{t(`type_${form.watch('requestType')}Text`)}</p>
        </Field>
        <Field label={t('description')} required error={form.error('description')}>
          <TextArea
            rows={4}
            maxLength={mentorshipLimits.description}
            data-autofocus
            {...form.register('description')}
          />
        </Field>
        <Field label={t('priority')}>
          <Select {...form.register('priority')}>
            {requestPriorities.toReversed().map((one) => (
              <option key={one} value={one}>
                {t(`priority_${one}`)} ({t('answerIn', { hours: answerHours[one] })})
              </option>
            ))}
          </Select>
        </Field>
        {about ? (
          <Field label={t('sectionIs')} note={t('optional')}>
            <Select {...form.register('section')}>
              <Sections of={about} />
            </Select>
          </Field>
        ) : null}
      </form>
    </Dialog>
  );
}

function Sections({ of }: { of: MentorshipSubject }) {
  const t = useMentorshipText();
  const say = useFormText(of.kind);
  return (
    <>
      <option value="">{t('noSection')}</option>
      {of.sections.map((key) => (
        <option key={key} value={key}>
          {say(`section.${key}`)}
        </option>
      ))}
    </>
  );
}
