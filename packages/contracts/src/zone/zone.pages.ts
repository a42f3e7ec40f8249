import { page } from '../page-address.ts';

export const zonePages = {
  zone: page('/zona', { query: ['zahtjev'], hash: ['mentorstvo', 'volontiranje', 'donacije'] }),
};
