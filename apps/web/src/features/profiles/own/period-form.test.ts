import type { OwnProfile, PeriodView } from '@app/contracts/profiles/profiles.schemas';
import { expect, it } from 'vitest';
import { formOf, periodOf, withPeriod } from './period-form.ts';

const period: PeriodView = {
  id: 'a',
  title: 'Koordinatorica',
  organisation: 'Dom mladih',
  place: 'Tuzla',
  from: '2025-01',
  to: '2025-06',
  description: '',
};
const profile = { experience: [period, { ...period, id: 'b' }] } as unknown as OwnProfile;

it.each([period, { ...period, to: null }])('reads and writes the same period', (one) => {
  expect(periodOf(formOf(one), one.id)).toEqual(one);
});

it('puts a period in its place, or at the end', () => {
  const changed = { ...period, title: 'Vodila ekipu' };
  expect(withPeriod(profile, 'experience', changed)[0]).toEqual(changed);
  const { id: _, ...fresh } = period;
  expect(withPeriod(profile, 'experience', fresh)).toHaveLength(3);
  // Removed elsewhere meanwhile: what was written is not lost.
  expect(withPeriod(profile, 'experience', { ...period, id: 'c' })).toHaveLength(3);
});
