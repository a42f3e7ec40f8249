import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';

/** Asks whoever was named a co-author whether they are one. */
export function Invitation() {
  const t = useEditorText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { work, put } = useDesk();
  const [busy, setBusy] = useState(false);
  if (!work.isInvited) return null;
  const answer = async (agrees: boolean) => {
    setBusy(true);
    try {
      await articleWorks.answer({ params: { id: work.id }, body: { agrees } });
      if (agrees) put(await articleWorks.open({ params: { id: work.id } }));
      else await navigate(pages.articles({ dio: 'moji' }), { replace: true });
    } catch (error) {
      toast({ title: t('actionFailed'), description: errorText(error, language), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const owner = work.writers.find(({ isOwner }) => isOwner)?.name;
  return (
    <Note tone="info" className={s.notice}>
      <p>{t('invited', { name: owner || t('somebody') })}</p>
      <div className="row row-wrap g2 mt3">
        <Button size="m" variant="primary" disabled={busy} onClick={() => void answer(true)}>
          {t('agree')}
        </Button>
        <Button size="m" disabled={busy} onClick={() => void answer(false)}>
          {t('refuse')}
        </Button>
      </div>
    </Note>
  );
}
