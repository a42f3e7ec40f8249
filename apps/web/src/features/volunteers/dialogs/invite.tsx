import type { ActivityVolunteers } from '@app/contracts/volunteers/volunteers.schemas';
import { volunteerLimits } from '@app/domain/volunteers/volunteer';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { volunteers } from '../client.ts';
import { usePut } from '../queries.ts';
import { useVolunteersText } from '../text.ts';
import { peopleIn } from './people.ts';

interface InviteDialogProps {
  readonly application: string;
  readonly activity: ActivityVolunteers;
  onClose(): void;
}

/** Invites several people to an activity. */
export default function InviteDialog({ application, activity, onClose }: InviteDialogProps) {
  const t = useVolunteersText();
  const put = usePut(application);
  const wrongWith = (text: string): string => {
    const { people, wrong } = peopleIn(text);
    if (wrong) return t('peopleWrong', { line: wrong });
    if (people.length === 0) return t('peopleMissing');
    const { atOnce } = volunteerLimits;
    return people.length > atOnce ? t('peopleMany', { count: atOnce }) : '';
  };
  const form = useSubmitForm({
    values: { people: '' },
    check: ({ people }) => ({ people: wrongWith(people) }),
    fieldOf: () => 'people',
    refused: (error) => {
      if (!isApiError(error, 'ALREADY_EXISTS')) return undefined;
      const { emails = [] } = (error.details ?? {}) as { emails?: readonly string[] };
      return { people: t('already', { emails: emails.join(', ') }) };
    },
    send: async ({ people }) => {
      const body = { activityId: activity.activityId, people: peopleIn(people).people };
      put(await volunteers.invite({ params: { id: application }, body }));
      toast({ title: t('sent'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('inviteTitle', { name: activity.name })}
      description={t('inviteText')}
      form={form}
      onClose={onClose}
      submitLabel={t('send')}
      busyLabel={t('sendingNow')}
      look="base"
    >
      <Field label={t('people')} hint={t('peopleHint')} error={form.error('people')} required>
        <TextArea rows={5} maxLength={6_000} data-autofocus {...form.register('people')} />
      </Field>
    </FormDialog>
  );
}
