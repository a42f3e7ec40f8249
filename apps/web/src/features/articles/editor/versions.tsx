import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Languages } from '@app/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { newId } from '../../../lib/new-id.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { useDesk } from './desk-context.ts';

/** The same article in the other language: opened, or begun. */
export function ArticleVersions() {
  const t = useEditorText();
  const navigate = useNavigate();
  const { work, saver } = useDesk();
  // One for all tries, so that an answer that got lost begins nothing twice.
  const [id] = useState(newId);
  const begin = useAction({
    send: async () => {
      await saver.flush();
      const wanted = work.language === 'en' ? 'bhs' : 'en';
      return articleWorks.begin({ body: { id, language: wanted, versionOf: work.id } });
    },
    failed: t('actionFailed'),
    onSuccess: () => navigate(pages.articleEdit({ id })),
  });
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
  return (
    <Button
      size="m"
      variant="ghost"
      busy={begin.busy}
      busyLabel={t('beginning')}
      onClick={() => void begin.run()}
    >
      <Languages />
      {t(work.language === 'en' ? 'addBosnian' : 'addEnglish')}
    </Button>
  );
}
