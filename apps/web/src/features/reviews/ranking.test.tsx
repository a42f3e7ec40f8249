import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allSent, answer, show, signIn } from '../../testing/show.tsx';
import { Ranking } from './parts/ranking.tsx';
import { boardCall as call, rankingRow as row } from './reviews.factory.ts';

const rows = [
  row(1, 'Staza'),
  row(2, 'Radio'),
  row(3, 'Hor', { requestedAmount: 1_000 }),
  row(4, 'Murali', { mean: null, place: null, canDecide: false, count: 1, quorumReached: false }),
];

const order = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).queryByRole('link')?.textContent ?? '—');

beforeEach(async () => {
  await signIn();
  answer(reviewsApi.ranking, rows);
});

describe('the ranking over the budget', () => {
  it('draws the line where the budget ends; moving it and locking say what would be', async () => {
    const { user } = show(<Ranking call={call} />);
    await screen.findByRole('table', { name: 'Rang-lista' });
    expect(order()).toEqual(['Staza', 'Radio', 'Hor', '—', 'Murali']);
    screen.getByText('Iznad crte su 3 prijave, ostaje 0 KM');
    await user.click(screen.getByRole('button', { name: 'Pomjeri crtu gore' }));
    expect(order()).toEqual(['Staza', 'Radio', '—', 'Hor', 'Murali']);
    screen.getByText('Iznad crte su 2 prijave, ostaje 1.000 KM');
    await user.click(screen.getByRole('button', { name: /^Izbor za „Staza“/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sigurno ne' }));
    screen.getByText('Iznad crte je 1 prijava, ostaje 3.000 KM');
    await user.click(screen.getByRole('button', { name: 'Vrati crtu i izbore' }));
    expect(order()).toEqual(['Staza', 'Radio', 'Hor', '—', 'Murali']);
    expect(allSent().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('what was tried out is there after a reload, on this call alone', async () => {
    const first = show(<Ranking call={call} />);
    await screen.findByRole('table', { name: 'Rang-lista' });
    await first.user.click(screen.getByRole('button', { name: 'Pomjeri crtu gore' }));
    await first.user.click(screen.getByRole('button', { name: /^Izbor za „Hor“/ }));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Sigurno da' }));
    cleanup();
    show(<Ranking call={call} />);
    await screen.findByRole('table', { name: 'Rang-lista' });
    expect(order()).toEqual(['Staza', 'Radio', '—', 'Hor', 'Murali']);
    screen.getByRole('button', { name: 'Izbor za „Hor“: Sigurno da' });
    cleanup();
    show(<Ranking call={{ ...call, id: '0199aaaa-0000-7000-8000-000000000004' }} />);
    await screen.findByRole('table', { name: 'Rang-lista' });
    expect(order()).toEqual(['Staza', 'Radio', 'Hor', '—', 'Murali']);
    expect(allSent().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('decides about those marked, with words for all or for each, and says who was not', async () => {
    const { user, fill } = show(<Ranking call={call} />);
    await user.click(await screen.findByRole('button', { name: 'Označi iznad crte' }));
    screen.getByText('Označene su 3 prijave');
    await user.click(screen.getByRole('checkbox', { name: 'Označi „Staza“' }));
    await user.click(screen.getByRole('button', { name: 'Odbij' }));
    const name = 'Odbiti 2 prijave?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await user.click(question.getByRole('button', { name: 'Odbij' }));
    await question.findByText('Napiši nekoliko riječi timu.');
    await fill(question.getByRole('textbox', { name: /^Poruka svim/ }), 'Ovaj put nije stalo.');
    await user.click(question.getByText('Svakom timu posebno'));
    await fill(question.getByRole('textbox', { name: 'Hor' }), 'Javite se na proljeće.');
    const [, radio, hor] = rows.map((one) => one.applicationId);
    answer(reviewsApi.decideMany, [
      { id: radio ?? '', refusal: null },
      { id: hor ?? '', refusal: 'Nema dovoljno ocjena.' },
    ]);
    await user.click(question.getByRole('button', { name: 'Odbij' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Hor: Nema dovoljno ocjena.');
    await waitFor(() =>
      expect(allSent().find(({ method }) => method === 'POST')?.body).toEqual({
        event: 'reject',
        applications: [
          { id: radio, reason: 'Ovaj put nije stalo.' },
          { id: hor, reason: 'Javite se na proljeće.' },
        ],
      }),
    );
  });

  it('who decides nothing marks nothing and takes nothing away', async () => {
    answer(
      reviewsApi.ranking,
      rows.map((one) => ({ ...one, canDecide: false })),
    );
    show(<Ranking call={{ ...call, canDecide: false, canExport: false }} />);
    await screen.findByRole('table', { name: 'Rang-lista' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preuzmi' })).toBeNull();
  });
});
