import { parseAddress } from '@app/contracts/endpoint';
import { giftsPaths } from '@app/contracts/gifts/gifts.paths';
import type { DonationConfirmation } from '@app/contracts/gifts/gifts.schemas';
import { pages } from '@app/contracts/pages';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import {
  Check,
  Clock,
  Download,
  Eye,
  FileCheck,
  Hammer,
  HandCoins,
  Package,
  Send,
  Trash,
  Upload,
  X,
} from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { gifts } from '../client.ts';
import { useGiftActions } from '../queries.ts';
import { useGiftsText } from '../text.ts';
import type { Opened } from './opened.ts';
import s from './panel.module.css';

const { path: proofPath } = parseAddress(giftsPaths.downloadProof);
const icons = { cash: HandCoins, goods: Package, services: Hammer } as const;
const tones = {
  confirmed: ['ok', Check],
  pending: ['warn', Clock],
  rejected: ['bad', X],
  expired: ['outline', Clock],
} as const satisfies Record<DonationConfirmation['status'], readonly [BadgeTone, typeof Check]>;

interface GiftRowProps {
  readonly gift: DonationConfirmation;
  onOpen(opened: Opened): void;
}

export function GiftRow({ gift, onOpen }: GiftRowProps) {
  const t = useGiftsText();
  const { km, shortDate } = useFormat();
  const { status, donationType, donorName, agreedValue } = gift;
  const Icon = icons[donationType];
  const [tone, StateIcon] = tones[status];
  const day =
    status === 'pending' || status === 'expired' ? gift.expiresAt : (gift.answeredAt ?? '');
  return (
    <li>
      <span className={s.icon} title={t(`type_${donationType}`)}>
        <Icon />
      </span>
      <div className={s.what}>
        <b className="medium break">{gift.donationDescription}</b>
        <p className="small muted break">{donorName}</p>
        <GiftAnswer gift={gift} />
      </div>
      <div className={s.state}>
        <Badge tone={tone} icon={<StateIcon />}>
          {t(`state_${status}`, { day: shortDate(day) })}
        </Badge>
        <Acts gift={gift} onOpen={onOpen} />
      </div>
      <span className={s.amount} data-missed={status === 'rejected' || status === 'expired'}>
        {agreedValue === null ? t('noValue') : km(agreedValue)}
      </span>
    </li>
  );
}

/** What the donor said besides yes. */
function GiftAnswer({ gift: { refusal, answer, askedNewAt, status } }: Pick<GiftRowProps, 'gift'>) {
  const t = useGiftsText();
  if (status === 'expired' && askedNewAt) return <p className="small mt2">{t('wantsNew')}</p>;
  const words = [
    ...(refusal && status === 'rejected' ? [t(`refusal_${refusal}`)] : []),
    ...(answer ? [t('quoted', { text: answer })] : []),
  ];
  return words.length === 0 ? null : (
    <p className="small mt2 break">{t('said', { text: words.join('. ') })}</p>
  );
}

function Acts({ gift, onOpen }: GiftRowProps) {
  const t = useGiftsText();
  const { busy, run } = useGiftActions(gift.applicationId);
  const { id, donorName: name, receiptToken, proof } = gift;
  const params = { id };
  const open = (what: 'amend' | 'proof' | 'preview' | 'remove') => () => onOpen({ what, gift });
  const resend = () =>
    void run({
      send: () => gifts.resend({ params }),
      done: t('resent'),
      failed: t('resendFailed'),
    });
  const save = () =>
    void run({
      send: () => download(urlOf(proofPath, { params }), proof?.name ?? ''),
      failed: t('downloadFailed'),
    });
  return (
    <div className={s.acts}>
      {receiptToken ? (
        <IconButton asChild label={t('receipt', { name })}>
          <Link to={pages.giftReceipt({ token: receiptToken })}>
            <FileCheck />
          </Link>
        </IconButton>
      ) : null}
      {gift.canUploadProof ? (
        <Button
          variant="soft"
          size="m"
          aria-label={t('uploadProofOf', { name })}
          onClick={open('proof')}
        >
          <Upload />
          {t('uploadProof')}
        </Button>
      ) : null}
      {gift.canPreviewProof ? (
        <IconButton label={t('preview', { name })} onClick={open('preview')}>
          <Eye />
        </IconButton>
      ) : null}
      {proof ? (
        <IconButton label={t('downloadOf', { name })} disabled={busy} onClick={save}>
          <Download />
        </IconButton>
      ) : null}
      {gift.canResend ? (
        <IconButton label={t('resend', { name })} disabled={busy} onClick={resend}>
          <Send />
        </IconButton>
      ) : null}
      {gift.canAmend ? (
        <Button
          variant="ghost"
          size="m"
          aria-label={t('amendOf', { name })}
          onClick={open('amend')}
        >
          {t('amend')}
        </Button>
      ) : null}
      {gift.canRemove ? (
        <IconButton label={t('remove', { name })} disabled={busy} onClick={open('remove')}>
          <Trash />
        </IconButton>
      ) : null}
    </div>
  );
}
