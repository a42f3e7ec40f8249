import { parseAddress } from '@app/contracts/endpoint';
import { giftsPaths } from '@app/contracts/gifts/gifts.paths';
import type { GiftReceipt } from '@app/contracts/gifts/gifts.schemas';
import { pages } from '@app/contracts/pages';
import { Badge } from '@app/ui/badge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { CircleCheck, CircleMinus, Download, Link2, Printer } from '@app/ui/icons';
import { Kilim } from '@app/ui/kilim';
import { QrCode } from '@app/ui/qr-code';
import { ReceiptScene } from '@app/ui/scenes/receipt-scene';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LetterEnd } from '../../../kit/letters/letter-end.tsx';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { gifts } from '../client.ts';
import { useGiftsPagesText } from '../text.ts';
import s from './receipt.module.css';

const { path: pdfPath } = parseAddress(giftsPaths.receiptPdf);

/** What the donor keeps, and everybody who holds it can check. */
export default function GiftReceiptPage() {
  const t = useGiftsPagesText();
  const { token = '' } = useParams();
  return (
    <LetterPage
      name={token}
      description={t('receiptDescription')}
      ask={() => gifts.receipt({ params: { token } })}
      missing={<LetterEnd title={t('receiptMissing')} text={t('receiptMissingText')} />}
    >
      {(receipt) => <Receipt receipt={receipt} token={token} />}
    </LetterPage>
  );
}

interface ReceiptProps {
  readonly receipt: GiftReceipt;
  readonly token: string;
}

function Receipt({ receipt, token }: ReceiptProps) {
  const t = useGiftsPagesText();
  const { valid, bank, number, title, projectSlug } = receipt;
  return (
    <article className={s.receipt} aria-labelledby="epotvrda">
      <div className={s.scene}>
        <ReceiptScene />
      </div>
      <Kilim />
      <div className={s.body}>
        <div className="row between row-wrap g4">
          <p className="row">
            <BankEmblem emblem={bank.emblem} width={48} />
            <span>
              <b className="bold">{bank.name}</b>
              <span className="small muted tabular block">{t('receiptNumber', { number })}</span>
            </span>
          </p>
          {valid ? (
            <Badge tone="ok" icon={<CircleCheck />}>
              {t('confirmed')}
            </Badge>
          ) : (
            <Badge tone="bad" icon={<CircleMinus />}>
              {t('invalid')}
            </Badge>
          )}
        </div>
        <h1 className="title-2 mt6" id="epotvrda">
          {t('receiptTitle')}
        </h1>
        {valid ? null : (
          <p className="mt4" role="status">
            {t('invalidText')}
          </p>
        )}
        {title ? (
          <p className="lead mt3 break">
            {t('forProject')}{' '}
            {projectSlug ? (
              <Link className="link" to={pages.project({ slug: projectSlug })}>
                {title}
              </Link>
            ) : (
              <b className="bold">{title}</b>
            )}
          </p>
        ) : null}
        <div className={s.columns}>
          <Facts receipt={receipt} />
          <div className={s.code}>
            <QrCode rows={receipt.qr} label={t('qr')} />
            <p className="smaller muted">{t('scan')}</p>
          </div>
        </div>
        {valid ? <Actions token={token} number={number} /> : null}
      </div>
    </article>
  );
}

function Facts({ receipt }: Pick<ReceiptProps, 'receipt'>) {
  const t = useGiftsPagesText();
  const { km, date, time } = useFormat();
  const { agreedValue, confirmedAt } = receipt;
  const facts = [
    [t('donor'), receipt.donorName],
    [t('kind'), t(receipt.donationType)],
    [t('what'), receipt.donationDescription],
    ...(agreedValue === null ? [] : [[t('value'), km(agreedValue)]]),
    [t('requested'), date(receipt.requestedAt)],
    [t('confirmedOn'), `${date(confirmedAt)}, ${time(confirmedAt)}`],
  ];
  return (
    <dl className="facts two-c">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular break">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ token, number }: { token: string; number: string }) {
  const t = useGiftsPagesText();
  const { language } = useLanguage();
  const { publicUrl } = useProduct();
  const [busy, setBusy] = useState(false);
  const address = `${publicUrl}${pages.giftReceipt({ token })}`;
  const save = async () => {
    setBusy(true);
    await download(
      urlOf(pdfPath, { params: { token }, query: { language } }),
      `${number}.pdf`,
    ).catch((error) =>
      toast({ description: errorText(error, language, t('pdfFailed')), tone: 'bad' }),
    );
    setBusy(false);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      void toast({ title: t('copied'), tone: 'ok' });
    } catch {
      void toast({ title: t('copyFailed', { address }), tone: 'info', duration: 15_000 });
    }
  };
  return (
    <div className="row row-wrap g4 mt6 no-print">
      <Button variant="primary" busy={busy} onClick={() => void save()}>
        <Download />
        {t('downloadPdf')}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer />
        {t('print')}
      </Button>
      <Button variant="ghost" onClick={() => void copy()}>
        <Link2 />
        {t('copyLink')}
      </Button>
    </div>
  );
}
