import { page } from '../page-address.ts';

export const banksPages = {
  banks: page('/ob'),
  bankDirectory: page('/ob/youth-banks', { query: ['q', 'opcina'] }),
  bank: page('/ob/:bankSlug', { hash: ['pozivi', 'knjiga'] }),
  olderBank: page('/ob/youth-bank/:bankSlug'),
  oldestBank: page('/youth-bank/:id'),
  bankLanding: page('/ob/landing'),
  olderBankLanding: page('/ob-landing'),
  orangeGrants: page('/ob/orange-grants'),
  olderOrangeGrants: page('/orange-grants'),
  banksAdmin: page('/ob/admin', {
    query: ['dio', 'banka', 'status', 'vrsta', 'q', 'uplata'],
  }),
  bankEditor: page('/ob/admin/banks/:bankSlug'),
};
