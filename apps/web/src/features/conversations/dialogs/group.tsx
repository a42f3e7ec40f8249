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
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { conversations } from '../client.ts';
import { useNames } from '../names.ts';
import { useRefresh } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { namesOf } from './not-addable.ts';
import s from './people.module.css';
import { People } from './people.tsx';
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
  const { language } = useLanguage();
  const { person: nameOf } = useNames();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const { person, state, isCreator } = member;
  const isReader = useSession().profile?.id === person.id;
  const name = nameOf(person.name);
  const said = [
    isReader ? t('you') : '',
    isCreator ? t('creator') : '',
    state === 'waiting' ? t('asked') : '',
  ].filter(Boolean);
  const remove = async () => {
    setBusy(true);
    try {
      await conversations.removeMember({ params: { id: conversation.id, userId: person.id } });
      toast({ title: t('memberRemoved', { name }), tone: 'ok' });
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
    }
    setBusy(false);
    await refresh();
  };
  return (
    <li className={s.member}>
      <Avatar name={person.name} src={person.profilePictureUrl} />
      <span className="grow break">
        <b className="medium block">{name}</b>
        {said.length > 0 ? <span className="smaller muted">{said.join(', ')}</span> : null}
      </span>
      {conversation.canRemove && !isReader ? (
        <IconButton
          label={t('removeMember', { name })}
          disabled={busy}
          onClick={() => void remove()}
        >
          <X />
        </IconButton>
      ) : null}
    </li>
  );
}

function Add({ conversation }: GroupProps) {
  const t = useConversationsText();
  const { language } = useLanguage();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, members } = conversation;
  const add = async () => {
    setBusy(true);
    setProblem('');
    try {
      const userIds = chosen.map((one) => one.id);
      await conversations.addMembers({ params: { id }, body: { userIds } });
      toast({ title: t('membersAsked', { count: userIds.length }), tone: 'ok' });
      setChosen([]);
      await refresh();
    } catch (error) {
      setProblem(
        isApiError(error, 'NOT_ADDABLE')
          ? t('onlyConnections', { names: namesOf(error, chosen) })
          : errorText(error, language),
      );
    }
    setBusy(false);
  };
  return (
    <section className={s.part} aria-label={t('addMembers')}>
      <h3 className="title-4">{t('addMembers')}</h3>
      {problem ? (
        <div role="alert">
          <Message tone="bad">{problem}</Message>
        </div>
      ) : null}
      <div className="mt3">
        <People
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
        busy={busy}
        onClick={() => void add()}
      >
        {t('inviteChosen')}
      </Button>
    </section>
  );
}
