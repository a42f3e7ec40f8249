import { confirmedGoods } from '@app/domain/gifts/gift';
import { fromKm, toKm } from '@app/domain/money';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGifts } from '../queries.ts';
import { useGiftsText } from '../text.ts';

/** Beside what a budget has in goods and services: how much of it donors confirmed. */
export default function ConfirmedGoods({ application }: { application: string }) {
  const t = useGiftsText();
  const { km } = useFormat();
  const { data } = useGifts(application);
  const { worth } = confirmedGoods(
    (data?.data ?? []).map(({ status, agreedValue, donationType, contributionId }) => ({
      status,
      value: agreedValue === null ? null : fromKm(agreedValue),
      type: donationType,
      line: contributionId,
    })),
  );
  return (
    <div>
      <dt>{t('confirmedGoods')}</dt>
      <dd>{data ? km(toKm(worth)) : '–'}</dd>
    </div>
  );
}
