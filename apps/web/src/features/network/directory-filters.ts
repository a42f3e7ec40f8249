import { seekingKinds } from '@app/domain/profiles/profile';
import { interests } from '../../entities/profiles/public.ts';
import { oneOf, slug, words } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';

/** An address that somebody typed wrongly narrows nothing. */
export const params = {
  q: words('q', 80),
  place: words('mjesto', 80),
  bank: slug('banka'),
  interest: oneOf('interes', interests),
  skill: words('vjestina', 60),
  seeking: oneOf('trazi', seekingKinds),
};

export const useFilters = () => usePlace(params).place;
export type DirectoryFilters = ReturnType<typeof useFilters>;
