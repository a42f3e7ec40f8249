import { Pane } from '../parts/conversation.tsx';
import { ConversationsInbox } from '../parts/inbox.tsx';
import { useMessagesPlace } from '../place.ts';
import { useConversationsText } from '../text.ts';
import s from './messages.module.css';

export default function MessagesPage() {
  const t = useConversationsText();
  const place = useMessagesPlace();
  const open = place.conversation !== undefined || place.box === 'requests';
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={open ? s.open : s.duo}>
        <ConversationsInbox place={place} />
        <Pane place={place} />
      </div>
    </>
  );
}
