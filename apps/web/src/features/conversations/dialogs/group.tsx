import type {
  ConversationMember,
  ConversationView,
} from '@app/contracts/conversations/conversations.schemas';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { X } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { TextInput } from '@app/ui/text-input';
import { useRef, useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { conversations } from '../client.ts';
import { useNames } from '../names.ts';
import { useRefresh } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { namesOf } from './not-addable.ts';
import s from './people.module.css';
import { PeopleField } from './people.tsx';
import type { Candidate } from './use-people.ts';

interface GroupProps {
  readonly conversation: ConversationView;
}

/** A group's name and who is in it. */
export default function GroupDialog({ conversation, onClose }: GroupProps & { onClose(): void }) {
  const t = useConversationsText();
  const { canRename, canAdd } = conversation;
  return (
    <Dialog open onOpenChange={onClose} title={t('members')} closeLabel={t('close')}>
      {canRename ? <Rename conversation={conversation} /> : null}
      <ul className={s.part}>
        {conversation.members.map((member) => (
          <Member key={member.person.id} conversation={conversation} member={member} />
        ))}
      </ul>
      {canAdd ? <Add conversation={conversation} /> : null}
    </Dialog>
  );
}

function Rename({ conversation: { id, name } }: GroupProps) {
  const t = useConversationsText();
  const refresh = useRefresh();
  const form = useSubmitForm({
    values: { name },
    schema: () =>
      import('@app/contracts/conversations/conversations.schemas').then(
        (it) => it.ConversationName,
      ),
    send: async (body) => {
      await conversations.rename({ params: { id }, body });
      toast({ title: t('nameSaved'), tone: 'ok' });
      await refresh();
    },
  });
  return (
    <form className={s.part} {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <Field label={t('groupName')} hint={t('groupNameHint')} error={form.error('name')}>
        <TextInput maxLength={conversationLimits.name} {...form.register('name')} />
      </Field>
      <Button className="mt3" type="submit" size="m" busy={form.busy} busyLabel={t('savingNow')}>
        {t('saveName')}
      </Button>
    </form>
  );
}

function Member({ conversation, member }: GroupProps & { readonly member: ConversationMember }) {
  const t = useConversationsText();
  const { person: nameOf } = useNames();
  const { person, state, isCreator } = member;
  const isReader = useSession().profile?.id === person.id;
  const name = nameOf(person.name);
  const texts = [
    isReader ? t('you') : '',
    isCreator ? t('creator') : '',
    state === 'waiting' ? t('asked') : '',
  ].filter(Boolean);
  const remove = useAction({
    send: () => conversations.removeMember({ params: { id: conversation.id, userId: person.id } }),
    done: t('memberRemoved', { name }),
    onSettled: useRefresh(),
  });
  return (
    <li className={s.member}>
      <Avatar name={person.name} src={person.profilePictureUrl} />
      <span className="grow break">
        <b className="medium block">{name}</b>
        {texts.length > 0 ? <span className="smaller muted">{texts.join(', ')}</span> : null}
      </span>
      {conversation.canRemove && !isReader ? (
        <IconButton
          label={t('removeMember', { name })}
          disabled={remove.busy}
          onClick={() => void remove.run()}
        >
          <X />
        </IconButton>
      ) : null}
    </li>
  );
}

function Add({ conversation }: GroupProps) {
  const t = useConversationsText();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const { id, members } = conversation;
  const add = useAction({
    send: (userIds: string[]) => conversations.addMembers({ params: { id }, body: { userIds } }),
    done: (_answer, { length: count }) => t('membersAsked', { count }),
    inPlace: true,
    refused: (error) =>
      isApiError(error, 'NOT_ADDABLE')
        ? t('onlyConnections', { names: namesOf(error, chosen) })
        : undefined,
    onSuccess: () => {
      // The key that was pressed has nothing to send any more.
      title.current?.focus();
      setChosen([]);
      return refresh();
    },
  });
  return (
    <section className={s.part} aria-label={t('addMembers')}>
      <h3 className="title-4" tabIndex={-1} ref={title}>
        {t('addMembers')}
      </h3>
      {add.failure ? (
        <div role="alert">
          <Message tone="bad">{add.failure}</Message>
        </div>
      ) : null}
      <div className="mt3">
        <PeopleField
          chosen={chosen}
          othersToo={false}
          without={members.map(({ person }) => person.id)}
          onChosen={setChosen}
        />
      </div>
      <Button
        className="mt3"
        size="m"
        variant="primary"
        disabled={chosen.length === 0}
        busy={add.busy}
        onClick={() => void add.run(chosen.map((one) => one.id))}
      >
        {t('inviteChosen')}
      </Button>
    </section>
  );
}
