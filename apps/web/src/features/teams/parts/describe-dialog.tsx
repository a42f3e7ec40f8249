import type { TeamPerson } from '@app/contracts/teams/teams.schemas';
import { teamLimits } from '@app/domain/teams/team';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { teams } from '../client.ts';
import { useTeamsText } from '../text.ts';
import type { TeamActions } from './use-team.ts';

interface DescribeDialogProps {
  readonly applicationId: string;
  readonly person: TeamPerson;
  readonly actions: TeamActions;
  onClose(): void;
}

export function DescribeDialog({ applicationId, person, actions, onClose }: DescribeDialogProps) {
  const t = useTeamsText();
  const form = useSubmitForm({
    values: { responsibility: person.responsibility },
    schema: () => import('@app/contracts/teams/teams.schemas').then((it) => it.Description),
    send: async (body) => {
      const params = { id: applicationId, memberId: person.id };
      actions.put(await teams.describe({ params, body }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('describeTitle', { name: person.name })} form={form} onClose={onClose}>
      <Field label={t('describeLabel')} hint={t('partHint')} error={form.error('responsibility')}>
        <TextInput maxLength={teamLimits.responsibility} {...form.register('responsibility')} />
      </Field>
    </FormDialog>
  );
}
