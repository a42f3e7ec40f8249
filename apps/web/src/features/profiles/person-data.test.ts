import { expect, it } from 'vitest';
import { personData } from './person-data.ts';

const empty = {
  name: 'Amina Hodžić',
  headline: '',
  about: '',
  place: '',
  skills: [],
  languages: [],
  links: [],
};
const address = 'https://zamah.ba/profile/amina-1';

it('says what there is, and nothing of what is not', () => {
  expect(personData(empty, address, null)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Amina Hodžić', url: address },
  });
  const { mainEntity } = personData(
    {
      ...empty,
      headline: 'Koordinatorica',
      place: 'Tuzla',
      links: [{ kind: 'github', url: 'https://github.com/amina' }],
    },
    address,
    'https://zamah.ba/a.webp',
  );
  expect(mainEntity).toMatchObject({
    jobTitle: 'Koordinatorica',
    image: 'https://zamah.ba/a.webp',
    address: { addressLocality: 'Tuzla' },
    sameAs: ['https://github.com/amina'],
  });
});
