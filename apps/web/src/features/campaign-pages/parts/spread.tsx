import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { Button } from '@app/ui/button';
import { Braces, Download, Share2 } from '@app/ui/icons';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { EmbedDialog } from '../dialogs/lazy.ts';
import { spreadAddress } from '../spread-address.ts';
import { useCampaignSpreadText } from '../text.ts';

interface SpreadProps {
  readonly campaign: Pick<CampaignView, 'applicationId' | 'title'>;
  onShare(): void;
}

/** Ways to take the campaign elsewhere. */
export function Spread({ campaign, onShare }: SpreadProps) {
  const t = useCampaignSpreadText();
  const { language } = useLanguage();
  const [embedding, setEmbedding] = useState(false);
  return (
    <section>
      <h2 className="title-3">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <div className="actions">
        <Button onClick={onShare}>
          <Share2 />
          {t('share')}
        </Button>
        <Button onClick={() => setEmbedding(true)}>
          <Braces />
          {t('embed')}
        </Button>
        <a
          className="button button-secondary"
          href={spreadAddress('poster', campaign.applicationId, language)}
          download
        >
          <Download />
          {t('poster')}
        </a>
      </div>
      {embedding ? <EmbedDialog campaign={campaign} onClose={() => setEmbedding(false)} /> : null}
    </section>
  );
}
