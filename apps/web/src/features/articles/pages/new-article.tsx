import { pages } from '@app/contracts/pages';
import { isStaff } from '@app/domain/articles/article.policy';
import type { Language } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { ArrowLeft } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { RadioButtons } from '@app/ui/radio-buttons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { newId } from '../../../lib/new-id.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import s from './new-article.module.css';

/** Chooses the language, begins the draft and leads into it. */
export default function NewArticlePage() {
  const t = useEditorText();
  const navigate = useNavigate();
  const { language: reading } = useLanguage();
  const { profile } = useSession();
  const reviews = profile && isStaff({ id: profile.id, role: profile.role, permissions: [] });
  const [language, setLanguage] = useState<Language>(reading);
  // One for all tries, so that an answer that got lost begins nothing twice.
  const [id, setId] = useState(newId);
  const begin = useAction({
    send: () => articleWorks.begin({ body: { id, language } }),
    inPlace: true,
    onSuccess: () => navigate(pages.articleEdit({ id }), { replace: true }),
  });
  return (
    <div className="wrap section-end">
      <PageHead description={t('newLead')} />
      <p className="page-top">
        <Link className="go muted" to={pages.articles({ dio: 'moji' })}>
          <ArrowLeft />
          {t('back')}
        </Link>
      </p>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin.run();
        }}
      >
        <header>
          <h1 className="title-1">{t('newTitle')}</h1>
          <p className="lead mt4">{t(reviews ? 'newLeadStaff' : 'newLead')}</p>
        </header>
        {begin.failure ? (
          <Note tone="bad" role="alert">
            {begin.failure}
          </Note>
        ) : null}
        <RadioButtons
          label={t('newLanguage')}
          options={[
            { value: 'bhs', label: t('bosnian') },
            { value: 'en', label: t('english') },
          ]}
          value={language}
          onValue={(value) => {
            setLanguage(value as Language);
            setId(newId());
          }}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            size="l"
            busy={begin.busy}
            busyLabel={t('beginning')}
          >
            {t('begin')}
          </Button>
        </div>
      </form>
    </div>
  );
}
