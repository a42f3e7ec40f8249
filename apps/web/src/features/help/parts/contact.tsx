import { Button } from '@app/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { useHelpText, usePlacedText } from '../text.ts';
import s from './help-parts.module.css';

const ContactForm = lazyPart(() => import('./contact-form.tsx'), { waiting: <WaitingPage /> });

/** The way to people: the form is loaded once somebody wants to write. */
export function HelpContact() {
  const t = useHelpText();
  const placed = usePlacedText();
  const [writing, setWriting] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = (email: string) => {
    setWriting(false);
    setSentTo(email);
  };
  const write = () => setWriting(true);
  return (
    <section id="pitaj" className={s.contact}>
      <div>
        <h2 className="title-2" {...placed('contactTitle')} />
        <p className="muted mt3" {...placed('contactLead')} />
      </div>
      {writing ? (
        <ContactForm onSent={sent} />
      ) : (
        <div role="status">
          {sentTo === null ? null : (
            <>
              <h3 className="title-3">{t('sentTitle')}</h3>
              <p className="muted mt2">{t('sentText', { email: sentTo })}</p>
            </>
          )}
          <Button variant={sentTo === null ? 'primary' : 'secondary'} size="l" onClick={write}>
            {t(sentTo === null ? 'write' : 'another')}
          </Button>
        </div>
      )}
    </section>
  );
}
