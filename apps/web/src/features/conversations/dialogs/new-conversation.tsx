import { conversationLimits } from '@app/domain/conversations/conversation';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { conversations } from '../client.ts';
import { useRefresh } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { namesOf } from './not-addable.ts';
import { PeopleField } from './people.tsx';
import type { Candidate } from './use-people.ts';

interface NewConversationProps {
  onClose(): void;
  onStarted(conversation: string): void;
}

/** Opens the conversation with one person, or makes a group of several. */
export default function NewConversation({ onClose, onStarted }: NewConversationProps) {
  const t = useConversationsText();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const isGroup = chosen.length > 1;
  const form = useSubmitForm<{ userIds: string[]; name: string }>({
    values: { userIds: [], name: '' },
    schema: () =>
      import('@app/contracts/conversations/conversations.schemas').then((it) => it.NewConversation),
    check: ({ userIds }) => (userIds.length === 0 ? { userIds: t('chooseSomebody') } : {}),
    send: async ({ userIds, name }) => {
      const { id } = await conversations.start({
        body: { userIds, ...(userIds.length > 1 && { name }) },
      });
      void refresh();
      onStarted(id);
    },
    refused: (error) =>
      isApiError(error, 'NOT_ADDABLE')
        ? t('onlyConnections', { names: namesOf(error, chosen) })
        : undefined,
  });
  return (
    <FormDialog
      title={t('whom')}
      description={t('whomHint')}
      form={form}
      onClose={onClose}
      look="base"
      submitLabel={t(isGroup ? 'startGroup' : 'startTalk')}
      busyLabel={t('starting')}
    >
      {isGroup ? (
        <Field label={t('groupName')} hint={t('groupNameHint')} error={form.error('name')}>
          <TextInput maxLength={conversationLimits.name} {...form.register('name')} />
        </Field>
      ) : null}
      <PeopleField
        chosen={chosen}
        othersToo
        first
        error={form.error('userIds')}
        onChosen={(now) => {
          setChosen(now);
          form.change(
            'userIds',
            now.map(({ id }) => id),
          );
        }}
      />
    </FormDialog>
  );
}
