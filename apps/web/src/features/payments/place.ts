import { donationStatuses } from '@app/domain/crowdfunding/donation.machine';
import { useSearchParams } from 'react-router';

/** Names of what is chosen, in the address. */
export type PaymentsName = 'banka' | 'status' | 'q' | 'uplata';

/** What the desk shows, as its address says. */
export function usePaymentsPlace() {
  const [query, setQuery] = useSearchParams();
  const filters = {
    bank: /^[a-z0-9-]{1,160}$/.exec(query.get('banka') ?? '')?.[0],
    status: donationStatuses.find((one) => one === query.get('status')),
    q: query.get('q')?.slice(0, 100) || undefined,
  };
  return {
    filters,
    narrowed: Object.values(filters).some((one) => one !== undefined),
    /** The payment that is open. */
    open: /^[0-9a-f-]{36}$/.exec(query.get('uplata') ?? '')?.[0],
    set: (name: PaymentsName, value: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
