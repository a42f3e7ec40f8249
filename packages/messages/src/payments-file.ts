import { texts } from './catalogue.ts';

/** Heads and words of the file of payments for the books. */
export const paymentsFileTexts = texts({
  day: { bhs: 'Datum', en: 'Date' },
  kind: { bhs: 'Vrsta', en: 'Kind' },
  amount: { bhs: 'Iznos (KM)', en: 'Amount (KM)' },
  order: { bhs: 'Broj narudžbe', en: 'Order number' },
  receipt: { bhs: 'Broj potvrde', en: 'Receipt number' },
  campaign: { bhs: 'Kampanja', en: 'Campaign' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  reason: { bhs: 'Razlog', en: 'Reason' },
  paid: { bhs: 'uplata', en: 'payment' },
  returned: { bhs: 'povrat', en: 'refund' },
});
