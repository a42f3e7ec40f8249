import type { DonorView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { useCrowdfundingText } from '../../../entities/crowdfunding/public.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from './donors-dialog.module.css';

export const keyOfDonor = ({ donatedAt, amount, donorName }: DonorView): string =>
  `${donatedAt} ${amount} ${donorName}`;

export function DonorItem({ donor }: { donor: DonorView }) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  return (
    <li className={cx('row top', s.donor)}>
      <Avatar name={donor.donorName ?? ''} size="s" />
      <div className="grow sm">
        <p className="b">{donor.donorName ?? t('anonymous')}</p>
        {donor.message ? <p className="mt2 break">{donor.message}</p> : null}
        <TimeAgo at={donor.donatedAt} className="mut xs" />
      </div>
      <p className={s.sum}>
        <b className="b num sm">{km(donor.amount)}</b>
        {donor.matchedAmount > 0 ? (
          <span className="xs mut num">{t('doubled', { amount: km(donor.matchedAmount) })}</span>
        ) : null}
      </p>
    </li>
  );
}
