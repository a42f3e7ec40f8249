import { seekingKinds } from '@app/domain/profiles/profile';
import { useSearchParams } from 'react-router';
import { interests } from '../../entities/profiles/public.ts';

/** Names in the address, and what each narrows. */
export const names = {
  q: 'q',
  place: 'mjesto',
  bank: 'banka',
  interest: 'interes',
  skill: 'vjestina',
  seeking: 'trazi',
} as const;

/** An address that somebody typed wrongly narrows nothing. */
export function useFilters() {
  const [query] = useSearchParams();
  const text = (name: string, most: number) => query.get(name)?.trim().slice(0, most) || undefined;
  const bank = query.get(names.bank) ?? '';
  return {
    q: text(names.q, 80),
    place: text(names.place, 80),
    bank: /^[a-z0-9-]{1,160}$/.test(bank) ? bank : undefined,
    interest: interests.find((one) => one === query.get(names.interest)),
    skill: text(names.skill, 60),
    seeking: seekingKinds.find((one) => one === query.get(names.seeking)),
  };
}
export type DirectoryFilters = ReturnType<typeof useFilters>;
