import type { DemoApplication } from './applications.data.ts';
import { kajak } from './businesses/bihac.data.ts';
import { dzem, iglom, pedala, prenos, staklenik, ture, zica } from './businesses/tuzla.data.ts';
import { aparati, pecivo, stolica, vosak } from './businesses/zenica.data.ts';

const sent = { owner: 'vlasnik', members: ['clan'] } as const;

/** Blue applications of the demo, one in every status. */
export const demoBusinesses: readonly DemoApplication[] = [
  {
    ...sent,
    slug: 'pedala',
    business: pedala,
    call: 'plavi-pocetak-tuzla',
    status: 'implementation',
  },
  { ...sent, slug: 'dzem-s-majevice', business: dzem, call: 'prvi-posao-tuzla', status: 'draft' },
  {
    slug: 'iglom-i-koncem',
    business: iglom,
    call: 'prvi-posao-tuzla',
    owner: 'lejla',
    status: 'submitted',
  },
  {
    slug: 'kadar-s-une',
    business: kajak,
    call: 'prvi-kupac-s-une',
    owner: 'ena',
    status: 'pending',
    returned: {
      sections: ['sales', 'asked'],
      reason: 'Recite po čemu znate koliko će grupa kupiti i priložite ponudu za računar.',
    },
  },
  {
    slug: 'vodic-iz-komsiluka',
    business: ture,
    call: 'prvi-posao-tuzla',
    owner: 'emir',
    status: 'withdrawn',
  },
  {
    slug: 'stolica-po-mjeri',
    business: stolica,
    call: 'zanat-zenica',
    owner: 'amra',
    status: 'approved',
  },
  {
    slug: 'zeleno-zimi',
    business: staklenik,
    call: 'plavi-pocetak-tuzla',
    owner: 'luka',
    status: 'pobjednik',
  },
  {
    slug: 'snimi-dalje',
    business: prenos,
    call: 'plavi-pocetak-tuzla',
    owner: 'emir',
    status: 'rejected',
    reason:
      'Prenos košta više nego što donosi: 130 KM troška na 120 KM cijene. Dođite s novom cijenom, ideja je dobra.',
  },
  {
    slug: 'bez-glutena-molim',
    business: pecivo,
    call: 'zanat-zenica',
    owner: 'marija',
    status: 'crowdfunding',
  },
  {
    slug: 'pcela-na-poslu',
    business: vosak,
    call: 'zanat-zenica',
    owner: 'ena',
    status: 'published',
  },
  {
    slug: 'zica',
    business: zica,
    call: 'plavi-pocetak-tuzla',
    owner: 'lejla',
    status: 'contract_signed',
  },
  {
    slug: 'drugi-krug',
    business: aparati,
    call: 'zanat-zenica',
    owner: 'luka',
    status: 'completed',
  },
];
