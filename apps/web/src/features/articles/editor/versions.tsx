import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Languages } from '@app/ui/icons';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { newId } from '../../../lib/new-id.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { useDesk } from './desk-context.ts';

/** The same article in the other language: opened, or begun. */
export function Versions() {
  const t = useEditorText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { work, saver } = useDesk();
  // One for all tries, so that an answer that got lost begins nothing twice.
  const [id] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [other] = work.versions;
  if (other) {
    return (
      <Link className="button button-ghost button-medium" to={pages.articleEdit({ id: other.id })}>
        <Languages />
        {t(other.language === 'en' ? 'toEnglish' : 'toBosnian')}
      </Link>
    );
  }
  if (!work.isOwner) return null;
  const begin = async () => {
    setBusy(true);
    try {
      await saver.flush();
      const wanted = work.language === 'en' ? 'bhs' : 'en';
      await articleWorks.begin({ body: { id, language: wanted, versionOf: work.id } });
      await navigate(pages.articleEdit({ id }));
    } catch (error) {
      toast({ title: t('actionFailed'), description: errorText(error, language), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Button
      size="m"
      variant="ghost"
      busy={busy}
      busyLabel={t('beginning')}
      onClick={() => void begin()}
    >
      <Languages />
      {t(work.language === 'en' ? 'addBosnian' : 'addEnglish')}
    </Button>
  );
}
