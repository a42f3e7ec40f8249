import { fundsApi } from '@app/contracts/funds/funds.api';
import type { Fund, LedgerEntry } from '@app/contracts/funds/funds.schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allSent, answer, show } from '../../testing/show.tsx';
import { MoneyBook } from './parts/money-book.tsx';

const sums = { received: 20_000, granted: 3_000, paid: 1_200.5, returned: 0, left: 17_000 };
const fund: Fund = {
  totals: sums,
  years: [{ ...sums, year: 2026, sources: [{ name: 'Općina Tuzla', amount: 20_000 }] }],
};
const project = { slug: 'kino', title: 'Kino pod vedrim nebom' };
const entry = (n: number, change: Partial<LedgerEntry>): LedgerEntry => ({
  id: `0199aaaa-0000-7000-8000-00000000000${n}`,
  on: '2026-11-02',
  kind: 'received',
  amount: 12_000,
  source: 'Općina Tuzla',
  purpose: 'druga tranša',
  matched: 0,
  project: null,
  donations: null,
  isCorrection: false,
  isException: false,
  ...change,
});
const first = {
  items: [
    entry(1, {}),
    entry(2, { kind: 'paid', amount: 1_150, purpose: 'instalment:2/3', project }),
    entry(3, {
      kind: 'donations',
      amount: 90,
      matched: 20,
      source: 'Pekara Manja',
      project,
      donations: 4,
    }),
    entry(4, { amount: -200, isCorrection: true }),
  ],
  next: 'dalje',
};
const book = (ledger: { items: LedgerEntry[]; next: string | null } = first, money = fund) =>
  show(<MoneyBook bankSlug="tuzla" fund={money} ledger={ledger} />);
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/\s+/g, ' '));

describe('the money book', () => {
  it('says what came in, went out and was given, also to who does not see the chart', () => {
    book();
    expect(rows()).toEqual([
      '02/11/2026Općina Tuzladruga tranša+12.000 KM',
      '02/11/2026Kino pod vedrim nebom2. rata od 3−1.150 KM',
      '02/11/2026Kino pod vedrim nebom4 donacije, od toga je 20 KM udvostručenje (Pekara Manja)90 KM',
      '02/11/2026Općina Tuzladruga tranša, ispravka−200 KM',
    ]);
    const chart = screen.getByRole('img', { name: /^Novac po godinama/ });
    expect(chart.getAttribute('aria-label')?.replace(/\s/g, ' ')).toContain(
      '2026. ušlo 20.000 KM, isplaćeno 1.200,50 KM',
    );
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/api/youth-banks/tuzla/ledger.csv?language=bhs',
    );
    screen.getByRole('link', { name: 'XLSX' });
    expect(screen.getByRole('link', { name: '360Giving' }).getAttribute('href')).toBe(
      '/api/youth-banks/tuzla/grants.json',
    );
  });

  it('goes on with earlier entries, and says when they do not come', async () => {
    const last = { items: [entry(5, { source: 'Pekara Kreka' })], next: null };
    answer(fundsApi.ledger, 'no connection', last);
    const { user } = book();
    await user.click(screen.getByRole('button', { name: 'Prikaži ranije' }));
    await screen.findByText('Nastavak se nije učitao.');
    expect(rows()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
    await screen.findByText('Pekara Kreka');
    expect(allSent().at(-1)?.query).toEqual({ after: 'dalje' });
    expect(screen.queryByRole('button', { name: 'Prikaži ranije' })).toBeNull();
  });

  it('is empty before the first entry', () => {
    book({ items: [], next: null });
    screen.getByText('Knjiga je još prazna.');
  });

  it('offers no open data before the first grant', () => {
    book(first, { ...fund, totals: { ...sums, granted: 0 } });
    screen.getByRole('link', { name: 'CSV' });
    expect(screen.queryByRole('link', { name: '360Giving' })).toBeNull();
  });
});
