import type { MentorshipRequest, StatusChange } from '@app/contracts/mentorship/mentorship.schemas';
import { useState } from 'react';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
import { mentorship } from './client.ts';
import { useRefresh } from './queries.ts';
import { useMentorshipText } from './text.ts';

/** Sets status, priority or tags of a request; what others did meanwhile is told, and shown. */
export function useMove({ id }: Pick<MentorshipRequest, 'id'>) {
  const t = useMentorshipText();
  const { language } = useLanguage();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const move = async (body: StatusChange, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await mentorship.setStatus({ params: { id }, body });
      if (done) toast({ title: done, tone: 'ok' });
    } catch (error) {
      const title = t(body.tags ? 'tagsFailed' : body.priority ? 'priorityFailed' : 'statusFailed');
      toast({ title, description: errorText(error, language), tone: 'bad' });
    }
    await refresh();
    setBusy(false);
  };
  return { busy, move };
}
