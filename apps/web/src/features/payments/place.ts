import { donationStatuses } from '@app/domain/crowdfunding/donation.machine';
import { oneOf, slug, uuid, words } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

/** Names of what is chosen, in the address. */
export type PaymentsName = 'banka' | 'status' | 'q' | 'uplata';

const params = {
  bank: slug('banka'),
  status: oneOf('status', donationStatuses),
  q: words('q', 100),
  /** The payment that is open. */
  open: uuid('uplata'),
};

/** What the desk shows, as its address says. */
export function usePaymentsPlace() {
  const { place, put, set } = usePlace(params);
  const { open, ...filters } = place;
  const narrowed = Object.values(filters).some((one) => one !== undefined);
  return { filters, narrowed, open, put, set };
}
