import { expect, it } from 'vitest';
import { placeUrl } from './place.ts';

it('names the part and what is asked for, and leaves out what is empty', () => {
  expect(placeUrl('ulasci')).toBe('/admin/security#ulasci');
  expect(placeUrl('ulasci', { ishod: 'limited', od: '', adresa: '::1' })).toBe(
    '/admin/security?ishod=limited&adresa=%3A%3A1#ulasci',
  );
});
