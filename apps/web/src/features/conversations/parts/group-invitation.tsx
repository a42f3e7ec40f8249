import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import { Avatar } from '@app/ui/avatar';
import { useSession } from '../../../lib/session/session.ts';
import { useNames } from '../names.ts';
import { useConversationsText } from '../text.ts';
import s from './group-invitation.module.css';

/** Who asks the reader into a group, and who is in it: what they decide by. */
export function GroupInvitation({ conversation }: { readonly conversation: ConversationView }) {
  const t = useConversationsText();
  const { person: nameOf } = useNames();
  const reader = useSession().profile?.id;
  const { askedBy, members } = conversation;
  return (
    <div className={s.asked}>
      <p>{t('groupAsk', { name: nameOf(askedBy?.name ?? '') })}</p>
      <ul className="stack" aria-label={t('inGroup')}>
        {members
          .filter(({ person }) => person.id !== reader)
          .map(({ person, state, isCreator }) => {
            const texts = [isCreator ? t('creator') : '', state === 'waiting' ? t('asked') : ''];
            return (
              <li key={person.id} className={s.member}>
                <Avatar name={person.name} src={person.profilePictureUrl} size="s" />
                <span className="break">
                  <b className="medium block">{nameOf(person.name)}</b>
                  <span className="smaller muted">{texts.filter(Boolean).join(', ')}</span>
                </span>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
