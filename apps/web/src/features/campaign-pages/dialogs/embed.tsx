import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Copy } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { useRef, useState } from 'react';
import { useProduct } from '../../../lib/page/product.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { spreadAddress } from '../spread-address.ts';
import { useCampaignSpreadText } from '../text.ts';
import s from './embed.module.css';

interface EmbedDialogProps {
  readonly campaign: Pick<CampaignView, 'applicationId' | 'title'>;
  onClose(): void;
}

const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Code for other sites: a frame, or a picture with a link. */
export default function EmbedDialog({ campaign, onClose }: EmbedDialogProps) {
  const t = useCampaignSpreadText();
  const { publicUrl } = useProduct();
  const { language } = useLanguage();
  const { applicationId: id, title } = campaign;
  const name = quoted(title);
  const picture = spreadAddress('picture', id, language);
  const frame = `<iframe src="${publicUrl}${spreadAddress('widget', id, language)}" title="${name}" width="340" height="420" style="border:0;max-width:100%" loading="lazy"></iframe>`;
  const link = `<a href="${publicUrl}${pages.campaigns({ id })}"><img src="${publicUrl}${picture}" alt="${name}" width="640" height="224" style="max-width:100%;height:auto"></a>`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('embedTitle')}
      description={t('embedText')}
      closeLabel={t('close')}
    >
      <figure className={s.preview}>
        <img src={picture} alt={title} width={640} height={224} />
        <figcaption className="smaller muted">{t('preview')}</figcaption>
      </figure>
      <Code label={t('frame')} hint={t('frameHint')} code={frame} copy={t('copyFrame')} />
      <Code label={t('picture')} hint={t('pictureHint')} code={link} copy={t('copyPicture')} />
    </Dialog>
  );
}

interface CodeProps {
  readonly label: string;
  readonly hint: string;
  readonly code: string;
  readonly copy: string;
}

function Code({ label, hint, code, copy }: CodeProps) {
  const t = useCampaignSpreadText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const take = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      // Missing without TLS, or refused by the browser.
      area.current?.select();
      setState('failed');
    }
  };
  const said = state === 'copied' ? t('copied') : state === 'failed' ? t('copyFailed') : '';
  return (
    <div className="column g2">
      <Field
        label={label}
        hint={state === 'failed' ? said : hint}
        success={state === 'copied' ? said : undefined}
      >
        <TextArea ref={area} readOnly rows={3} value={code} spellCheck={false} />
      </Field>
      <Button size="m" onClick={() => void take()}>
        <Copy />
        {copy}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
