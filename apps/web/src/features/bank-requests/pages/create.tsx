import { Button } from '@app/ui/button';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { BridgeDoor } from '@app/ui/scenes/doors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { OwnRequests } from '../parts/own-requests.tsx';
import { useRequestsText } from '../text.ts';
import s from './create.module.css';

const RequestForm = lazyPart(() => import('../parts/request-form.tsx'), {
  waiting: <WaitingPage />,
});

/** A wish for a youth bank, or a call proposed to one. */
export default function CreatePage() {
  const t = useRequestsText();
  const queries = useQueryClient();
  const [sent, setSent] = useState(false);
  const arrived = () => {
    setSent(true);
    void queries.invalidateQueries({ queryKey: ['bank-requests', 'mine'] });
  };
  return (
    <div className="wrap section-end">
      <PageHead description={t('description')} />
      <div className={s.page}>
        <header>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt4">{t('lead')}</p>
          <div className={s.niche}>
            <BridgeDoor />
          </div>
        </header>
        {sent ? (
          <div className={s.sent} role="status">
            <WholeBridge />
            <h2 className="title-2">{t('sentTitle')}</h2>
            <p className="muted mt2">{t('sentText')}</p>
            <Button className="mt5" onClick={() => setSent(false)}>
              {t('another')}
            </Button>
          </div>
        ) : (
          <RequestForm onSent={arrived} />
        )}
      </div>
      <OwnRequests />
    </div>
  );
}
