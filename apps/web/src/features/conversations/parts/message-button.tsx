import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { MessageCircle } from '@app/ui/icons';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { useBellText } from '../bell-text.ts';
import { conversations } from '../client.ts';
import s from './message-button.module.css';

interface MessageKeyProps {
  readonly id: string;
  readonly name: string;
}

/** Finds the conversation with a member, or opens an empty one that nobody sees until it is written in. */
export default function MessageButton({ id, name }: MessageKeyProps) {
  const t = useBellText();
  const navigate = useNavigate();
  const open = useAction({
    send: () => conversations.start({ body: { userIds: [id] } }),
    onSuccess: ({ id: conversation }) => navigate(pages.messages({ conversation })),
  });
  return (
    <Button
      variant="field"
      busy={open.busy}
      aria-label={t('messageTo', { name })}
      onClick={() => void open.run()}
    >
      <MessageCircle />
      <span className={s.word}>{t('message')}</span>
    </Button>
  );
}
