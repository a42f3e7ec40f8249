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
      <div className="grow small">
        <p className="bold">{donor.donorName ?? t('anonymous')}</p>
        {donor.message ? <p className="mt2 break">{donor.message}</p> : null}
        <TimeAgo at={donor.donatedAt} className="muted smaller" />
      </div>
      <p className="stack-end">
        <b className="bold tabular small">{km(donor.amount)}</b>
        {donor.matchedAmount > 0 ? (
          <span className="smaller muted tabular">
            {t('doubled', { amount: km(donor.matchedAmount) })}
          </span>
        ) : null}
      </p>
    </li>
  );
}
