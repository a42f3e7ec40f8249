import type { Message } from '@app/contracts/conversations/conversations.schemas';
import { ReportDialog } from '../../reports/public.ts';
import { useBellText } from '../bell-text.ts';
import { useNames } from '../names.ts';
import { useKnownMessages } from '../queries.ts';
import { useConversationsText } from '../text.ts';

interface ReportMessageProps {
  readonly conversation: string;
  readonly message: Pick<Message, 'id' | 'sender'>;
  onClose(): void;
  onSent?(): void;
}

/** So many messages before and behind it can be shown to moderators. */
const around = 5;

/** Reports a message; moderators see it, and of what stands around it what the reader ticks. */
export function ReportMessage({ conversation, message, onClose, onSent }: ReportMessageProps) {
  const t = useConversationsText();
  const say = useBellText();
  const { person, first } = useNames();
  const known = useKnownMessages(conversation).filter(
    ({ event, isDeleted }) => !event && !isDeleted,
  );
  const place = known.findIndex(({ id }) => id === message.id);
  const context = known
    .slice(Math.max(0, place - around), place + around + 1)
    .filter(({ id }) => id !== message.id)
    .map(({ id, content, files, isOwn, sender }) => {
      // What goes with the words is shown to moderators with them.
      const sent = files.length > 0 ? [say('files', { count: files.length })] : [];
      const text = [...(content ? [content] : []), ...sent].join(', ');
      return {
        id,
        text: isOwn ? say('own', { text }) : say('by', { name: first(sender?.name ?? ''), text }),
      };
    });
  return (
    <ReportDialog
      kind="message"
      subjectId={message.id}
      name={t('reportName', { name: person(message.sender?.name ?? '') })}
      context={place < 0 ? [] : context}
      onClose={onClose}
      {...(onSent && { onSent })}
    />
  );
}
