import type { banksApi } from '@app/contracts/banks/banks.api';
import { findBank } from '../modules/banks/public.ts';
import { bankPeople, everybody, everywhere } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const founders = ['obAdmin', ...everywhere] as const;
const managers: ByRecord = { own: ['voditelj', 'menadzer', ...founders], foreign: founders };
let founded = 0;

/** The bank as it stands, saved again. */
async function saved({ app }: Stage, slug: string) {
  const bank = await findBank(app.platform.db.read, slug);
  const none = { bhs: '', en: '' };
  return {
    params: { slug },
    body: {
      revision: bank?.revision ?? 0,
      content: {
        name: `Omladinska banka ${slug}`,
        municipality: bank?.municipality ?? '',
        description: none,
        story: none,
        contact: { email: '' as const, phone: '', web: '' as const },
        address: none,
        place: null,
        foundedOn: null,
        logo: null,
        picture: null,
        people: [],
      },
    },
  };
}

export const banksSamples: Samples<typeof banksApi> = {
  list: { may: everybody },
  all: { may: bankPeople },
  create: {
    may: founders,
    own: () => {
      founded += 1;
      return { body: { name: 'Omladinska banka Lukavac', municipality: `Lukavac ${founded}` } };
    },
    absent: 'answered',
  },
  edit: {
    may: managers,
    own: () => ({ params: { slug: 'tuzla' } }),
    foreign: () => ({ params: { slug: 'zenica' } }),
  },
  save: {
    may: managers,
    own: (stage) => saved(stage, 'tuzla'),
    foreign: (stage) => saved(stage, 'zenica'),
  },
  detail: { may: everybody, own: () => ({ params: { slug: 'tuzla' } }) },
};
