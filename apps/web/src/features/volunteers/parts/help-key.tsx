import { volunteerLimits } from '@app/domain/volunteers/volunteer';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { HandHeart } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { volunteers } from '../client.ts';
import { useAddOwn, useOwn } from '../own/queries.ts';
import { useVolunteersText } from '../text.ts';
import { states } from './states.ts';

interface HelpKeyProps {
  readonly application: string;
  readonly activity: { readonly id: string; readonly name: string };
}

/** For members who are no part of the team: offers help, then says what became of the offer. */
export default function HelpKey({ application, activity }: HelpKeyProps) {
  const t = useVolunteersText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useOwn();
  if (!data) return null;
  const own = data.find(
    (one) => one.applicationId === application && one.activityId === activity.id,
  );
  if (own) {
    const [tone, Icon] = states[own.status];
    return (
      <p>
        <Badge tone={tone} icon={<Icon />}>
          {own.status === 'invited'
            ? t('helpThere')
            : t(`own_${own.status}`, { hours: own.hours ?? 0 })}
        </Badge>
      </p>
    );
  }
  return (
    <>
      <div>
        <Button
          variant="soft"
          size="m"
          aria-label={t('helpOf', { name: activity.name })}
          onClick={() => setOpen(true)}
        >
          <HandHeart />
          {t('help')}
        </Button>
      </div>
      {isOpen ? (
        <Offer application={application} activity={activity} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function Offer({ application, activity, onClose }: HelpKeyProps & { onClose(): void }) {
  const t = useVolunteersText();
  const add = useAddOwn();
  const form = useSubmitForm({
    values: { answer: '' },
    refused: (error) =>
      isApiError(error, 'FORBIDDEN')
        ? t('helpMinor')
        : isApiError(error, 'ALREADY_EXISTS')
          ? t('helpThere')
          : undefined,
    send: async ({ answer }) => {
      const body = { activityId: activity.id, answer };
      const made = await volunteers.offer({ params: { id: application }, body });
      toast({ title: t('helpSent'), tone: 'ok' });
      onClose();
      add(made);
    },
  });
  return (
    <FormDialog
      title={t('helpTitle', { name: activity.name })}
      description={t('helpText')}
      form={form}
      onClose={onClose}
      submitLabel={t('helpSend')}
      busyLabel={t('sendingNow')}
      look="base"
    >
      <Field label={t('helpWord')} note={t('optional')} error={form.error('answer')}>
        <TextArea
          rows={3}
          maxLength={volunteerLimits.words}
          data-autofocus
          {...form.register('answer')}
        />
      </Field>
    </FormDialog>
  );
}
