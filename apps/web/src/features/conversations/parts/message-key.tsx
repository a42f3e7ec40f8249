import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { MessageCircle } from '@app/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useBellText } from '../bell-text.ts';
import { conversations } from '../client.ts';
import s from './message-key.module.css';

interface MessageKeyProps {
  readonly id: string;
  readonly name: string;
}

/** Finds the conversation with a member, or opens an empty one that nobody sees until it is written in. */
export default function MessageKey({ id, name }: MessageKeyProps) {
  const t = useBellText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { id: conversation } = await conversations.start({ body: { userIds: [id] } });
      await navigate(pages.messages({ conversation }));
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Button
      variant="field"
      busy={busy}
      aria-label={t('messageTo', { name })}
      onClick={() => void open()}
    >
      <MessageCircle />
      <span className={s.word}>{t('message')}</span>
    </Button>
  );
}
