import type { CallExtension } from '@app/contracts/applications/call-extensions.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf, instantOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { callExtensions } from '../client.ts';
import { useEditor } from '../editor-context.tsx';
import { extensionsQuery } from '../queries.ts';
import sections from '../sections/sections.module.css';
import { useEditorText } from '../text.ts';

/** While a call takes applications, or has just stopped: more time for single teams. */
export function Extensions() {
  const { editing } = useEditor();
  const { status, canManage } = editing;
  if (!canManage || (status !== 'open' && status !== 'closed')) return null;
  return <OpenExtensions id={editing.id} />;
}

function OpenExtensions({ id }: { id: string }) {
  const t = useEditorText();
  const { data } = useQuery(extensionsQuery(id));
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const { extensions, drafts } = data;
  return (
    <section className={sections.list} aria-labelledby="extensions">
      <h3 className="title-4" id="extensions">
        {t('extensions')}
      </h3>
      <p className="small muted">{t(drafts.length > 0 ? 'extensionsText' : 'nobodyWaits')}</p>
      <ul>
        {extensions.map((extension) => (
          <Extended key={extension.application.id} id={id} extension={extension} />
        ))}
      </ul>
      {drafts.length > 0 ? (
        <Button size="m" onClick={() => setAsking(true)}>
          {t('extend')}
        </Button>
      ) : null}
      {asking ? <ExtendDialog id={id} teams={drafts} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

function Extended({ id, extension }: { id: string; extension: CallExtension }) {
  const t = useEditorText();
  const { momentOf } = useFormat();
  const { application, until, by, reason } = extension;
  const title = application.title || t('untitledProject');
  const end = useAction({
    send: () => callExtensions.endExtension({ params: { id, applicationId: application.id } }),
    done: { title: t('ended'), description: title },
    query: { queryKey: extensionsQuery(id).queryKey, answered: (_now, rest) => rest },
  });
  return (
    <li className={sections.rowHead}>
      <span>
        <b className="bold break">{title}</b>
        <span className="small muted block">
          {t('extendedUntil', { when: momentOf(until) })}, {by.name}
        </span>
        <span className="small block break">{reason}</span>
      </span>
      <Button
        size="m"
        busy={end.busy}
        aria-label={t('endExtensionOf', { title })}
        onClick={() => void end.run()}
      >
        {t('endExtension')}
      </Button>
    </li>
  );
}

interface ExtendDialogProps {
  readonly id: string;
  readonly teams: readonly CallExtension['application'][];
  onClose(): void;
}

function ExtendDialog({ id, teams, onClose }: ExtendDialogProps) {
  const t = useEditorText();
  const queries = useQueryClient();
  const today = dayOf(useNow());
  const form = useSubmitForm({
    values: { applicationId: '', until: '', reason: '' },
    check: ({ applicationId, until, reason }) => ({
      applicationId: applicationId === '' ? t('teamMissing') : '',
      until: until < today ? t('dayAheadMissing') : '',
      reason: reason.trim().length < 10 ? t('extendReasonShort') : '',
    }),
    send: async ({ until, ...body }) => {
      const made = await callExtensions.extend({
        params: { id },
        body: { ...body, until: instantOf(until, '23:59:00') },
      });
      queries.setQueryData(extensionsQuery(id).queryKey, made);
      onClose();
      toast({ title: t('extended'), tone: 'ok' });
    },
  });
  return (
    <FormDialog
      title={t('extend')}
      description={t('extensionsText')}
      form={form}
      onClose={onClose}
      submitLabel={t('extend')}
    >
      <Field label={t('extendTeam')} error={form.error('applicationId')} required>
        <Select {...form.register('applicationId')}>
          <option value="">{t('chooseTeam')}</option>
          {teams.map(({ id: team, title, team: people }) => (
            <option key={team} value={team}>
              {title || t('untitledProject')} ({people.join(', ')})
            </option>
          ))}
        </Select>
      </Field>
      <DateField
        label={t('extendUntil')}
        hint={t('newDeadlineHint')}
        error={form.error('until')}
        min={today}
        required
        {...form.bind('until')}
      />
      <Field label={t('reason')} hint={t('extendReasonHint')} error={form.error('reason')} required>
        <TextArea rows={3} maxLength={1000} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
