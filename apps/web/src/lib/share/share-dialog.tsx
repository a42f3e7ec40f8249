import { cutText } from '@app/domain/cut-text';
import { shareTexts } from '@app/messages/share';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Link2, Mail, Share2 } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { type MouseEvent, useRef, useState } from 'react';
import { useProduct } from '../page/product.ts';
import { textsFor, useShellText } from '../texts/text.ts';
import { cardPath, mailAddress, networks, type SharedPage } from './share.ts';
import s from './share-dialog.module.css';

const useShareText = textsFor('share', shareTexts);

interface ShareProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly page: SharedPage;
}

export default function ShareDialog({ open, onOpenChange, page }: ShareProps) {
  const t = useShareText();
  const shell = useShellText();
  const { publicUrl } = useProduct();
  const url = `${publicUrl}${page.path}`;
  const text = cutText(page.text, 'shared');
  const onDevice = typeof navigator.share === 'function';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      look="short"
      title={t(page.what)}
      description={page.title}
      closeLabel={shell('close')}
    >
      <ul className={s.networks}>
        {networks.map(({ name, source, sign, address }) => (
          <li key={name}>
            <a
              className={cx('column g2 smaller center', s.network)}
              href={address(`${publicUrl}${cardPath(page, source)}`, text)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={inWindow}
            >
              <span className={cx('arch-icon', s.sign)} aria-hidden>
                <b className="title-4">{sign}</b>
              </span>
              <span>
                <span className="visually-hidden">{t('on')} </span>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="column g2">
        <a
          className="button button-secondary button-wide"
          href={mailAddress(url, page.title, text)}
        >
          <Mail />
          {t('mail')}
        </a>
        {onDevice ? (
          <Button
            variant="ghost"
            wide
            onClick={() => {
              // Who closes the device's own dialog has not failed at anything.
              navigator.share({ title: page.title, text, url }).catch(() => undefined);
            }}
          >
            <Share2 />
            {t('device')}
          </Button>
        ) : null}
      </div>
      <CopyAddress url={url} />
    </Dialog>
  );
}

/** A window of its own (specification §2.16); with a modifier key the link stays a link. */
function inWindow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open(event.currentTarget.href, '_blank', 'noopener,noreferrer,width=600,height=400');
}

function CopyAddress({ url }: { url: string }) {
  const t = useShareText();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      // Missing without TLS, or refused by the browser.
      input.current?.select();
      setState('failed');
    }
  };
  return (
    <div className={s.address}>
      <Field
        label={t('address')}
        success={state === 'copied' ? t('copied') : undefined}
        hint={state === 'failed' ? t('copyFailed') : undefined}
      >
        <div className="row g2">
          <TextInput ref={input} readOnly value={url} className="grow" />
          <Button variant="soft" data-autofocus onClick={() => void copy()}>
            <Link2 />
            {t('copyLink')}
          </Button>
        </div>
      </Field>
      <p className="visually-hidden" role="status">
        {state === 'copied' ? t('copied') : state === 'failed' ? t('copyFailed') : ''}
      </p>
    </div>
  );
}
