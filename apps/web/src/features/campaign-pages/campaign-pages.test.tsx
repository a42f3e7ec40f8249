import { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import type { CampaignPage } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import {
  Amounts,
  CampaignQuestions,
  CampaignStorySection,
  NewsChoice,
  Spending,
  Spread,
  Updates,
} from './public.ts';
import type { OfPage } from './use-campaign-page.ts';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const page: CampaignPage = {
  story: {
    problem: 'Kino je zatvoreno.\n\nNajbliže je u drugom gradu.',
    story: 'Pustili smo film na zid garaže.',
    pictures: ['/api/ob-files/zid.webp'],
    steps: ['Dogovor o krovu', 'Probno veče'],
    spending: [
      { name: 'Projektor', amount: 1200.5 },
      { name: 'Platno', amount: 300 },
    ],
  },
  amounts: [
    { amount: 20, makes: 'Dvije stolice' },
    { amount: 100, makes: 'Jedno veče' },
  ],
  updates: [1, 2, 3, 4].map((n) => ({
    id: idOf(n),
    title: `Novost ${n}`,
    text: 'Platno stoji.',
    pictures: n === 1 ? ['/api/ob-files/platno.webp'] : [],
    publishedAt: '2026-11-19T09:00:00.000Z',
    changedAt: n === 2 ? '2026-11-19T10:00:00.000Z' : null,
  })),
  questions: [
    {
      id: idOf(5),
      name: 'Senada',
      question: 'Šta ako pada kiša?',
      askedAt: '2026-11-18T09:00:00.000Z',
      answer: 'Pod krovom.',
      answeredAt: '2026-11-18T10:00:00.000Z',
    },
  ],
  canWrite: false,
  canModerate: false,
  canAsk: true,
  readers: null,
};
const waiting = {
  id: idOf(6),
  name: 'Ajla',
  question: 'Mogu li donijeti stolicu?',
  askedAt: '2026-11-19T09:00:00.000Z',
  answer: null,
  answeredAt: null,
};
const of = (more: Partial<CampaignPage> = {}) => {
  const put = vi.fn();
  return { put, of: { id: idOf(9), page: { ...page, ...more }, put } satisfies OfPage };
};
const ofTeam = { canWrite: true, canModerate: true, readers: 2 };
/** While the answer is written, a teammate gives another. */
function Answering() {
  const [questions, setQuestions] = useState([waiting] as CampaignPage['questions']);
  const put = (now?: CampaignPage) =>
    setQuestions(now ? [] : [{ ...waiting, answer: 'Ne treba.', answeredAt: waiting.askedAt }]);
  return <CampaignQuestions of={{ id: idOf(9), page: { ...page, ...ofTeam, questions }, put }} />;
}
const field = (label: string) => () => screen.getByLabelText<HTMLInputElement>(label);

it('tells the story and where the money goes, to the fening', async () => {
  const { story } = page;
  if (!story) throw new Error('There is one.');
  show(
    <>
      <CampaignStorySection story={story} />
      <Spending spending={story.spending} />
    </>,
  );
  expect(screen.getByText('Kino je zatvoreno.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Slika uz priču 1' })).toBeTruthy();
  expect(screen.getByText(/^1\.500,50\sKM$/)).toBeTruthy();
  await expectAccessible();
});

it('an amount that still fits leads to giving it', async () => {
  const give = vi.fn();
  const { user } = show(<Amounts of={of().of} available={60} onGive={give} />);
  expect(screen.getByRole('button', { name: /Jedno veče/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /^Doniraj 20\sKM: Dvije stolice$/ }));
  expect(give).toHaveBeenCalledWith(20);
  expect(screen.queryByRole('button', { name: 'Uredi iznose' })).toBeNull();
});

it('the team says what amounts make possible, each once', async () => {
  await signIn();
  answer(campaignPagesApi.amounts, page);
  const { of: given, put } = of({ ...ofTeam, amounts: [{ amount: 20, makes: 'Dvije stolice' }] });
  const { user } = show(<Amounts of={given} available={60} onGive={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Uredi iznose' }));
  await screen.findByRole('dialog');
  await user.type(field('Iznos 2')(), '20');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await expectWrong(
    [field('Iznos 2'), 'Ovaj iznos je već iznad.'],
    [field('Šta može iznos 2'), 'Napiši šta taj iznos može.'],
  );
  await user.clear(field('Iznos 2')());
  await user.type(field('Iznos 2')(), '12,50');
  await user.type(field('Šta može iznos 2')(), 'Kokice');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith(page));
  expect(allSent().at(-1)?.body).toEqual({
    amounts: [
      { amount: 20, makes: 'Dvije stolice' },
      { amount: 12.5, makes: 'Kokice' },
    ],
  });
});

it('news: three at first, the team writes, and what is wrong stays typed', async () => {
  await signIn();
  answer(campaignPagesApi.publish, page);
  const { of: given, put } = of(ofTeam);
  const { user } = show(<Updates of={given} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByText('ispravljeno')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Slika uz „Novost 1“ 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Prikaži starije' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);

  await user.click(screen.getByRole('button', { name: 'Napiši novost' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2 donatora');
  await user.type(field('Naslov')(), 'Stiglo je');
  await user.click(screen.getByRole('button', { name: 'Objavi' }));
  await expectWrong([field('Tekst'), 'Popuni ovo polje.']);
  expect(field('Naslov')().value).toBe('Stiglo je');
  await user.type(field('Tekst')(), 'Platno je u dvorištu.');
  await user.click(screen.getByRole('button', { name: 'Objavi' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith(page));
});

it('a visitor asks and is told where the answer comes', async () => {
  answer(campaignPagesApi.ask, { failure: { code: 'TOO_MANY_ITEMS' } }, { success: true as const });
  const { of: given, put } = of();
  const { user } = show(<CampaignQuestions of={given} />);
  expect(screen.getByText('Pod krovom.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ukloni/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pitaj tim' }));
  await screen.findByRole('dialog');
  await user.type(field('Pitanje')(), 'Ima li mjesta za kolica?');
  await user.type(field('Ime')(), 'Jasmin');
  await user.type(field('E-mail')(), 'nije adresa');
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  await expectWrong([field('E-mail'), 'Upiši ispravnu e-mail adresu, npr. ime@primjer.ba.']);
  await user.clear(field('E-mail')());
  await user.type(field('E-mail')(), 'jasmin@primjer.ba');
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  await within(screen.getByRole('dialog')).findByRole('alert');
  expect(field('Pitanje')().value).toBe('Ima li mjesta za kolica?');
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  expect(await screen.findByText('Odgovor stiže na jasmin@primjer.ba.')).toBeTruthy();
  expect(put).toHaveBeenCalledWith();
});

it('the team answers what waits', async () => {
  await signIn();
  answer(campaignPagesApi.answer, page);
  const team = of({ ...ofTeam, questions: [waiting, ...page.questions] });
  const { user } = show(<CampaignQuestions of={team.of} />);
  await user.click(screen.getByRole('button', { name: `Odgovori: ${waiting.question}` }));
  await screen.findByRole('dialog');
  await user.type(field('Odgovor tima')(), 'Možeš.');
  await user.click(screen.getByRole('button', { name: 'Objavi' }));
  await waitFor(() => expect(team.put).toHaveBeenCalledWith(page));
});

it('does not write over what a teammate has answered meanwhile', async () => {
  await signIn();
  answer(campaignPagesApi.answer, { failure: { code: 'REVISION_CLASH' } }, page);
  const { user } = show(<Answering />);
  await user.click(screen.getByRole('button', { name: `Odgovori: ${waiting.question}` }));
  await screen.findByRole('dialog');
  await user.type(field('Odgovor tima')(), 'Možeš.');
  await user.click(screen.getByRole('button', { name: 'Objavi' }));
  await user.click(await screen.findByRole('button', { name: 'Zamijeni ga mojim' }));
  expect(field('Odgovor tima')().value).toBe('Možeš.');
  await user.click(screen.getByRole('button', { name: 'Objavi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = allSent().filter(({ method }) => method === 'PUT');
  expect(bodies.map(({ body }) => body)).toEqual([
    { answer: 'Možeš.', known: null },
    { answer: 'Možeš.', known: 'Ne treba.' },
  ]);
});

it('the bank may take a question away, not answer it', async () => {
  await signIn();
  answer(campaignPagesApi.dismiss, { success: true as const });
  const bank = of({ canModerate: true, questions: [waiting] });
  const { user } = show(<CampaignQuestions of={bank.of} />);
  expect(screen.queryByRole('button', { name: /^Odgovori/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Ukloni pitanje: ${waiting.question}` }));
  await user.click(await screen.findByRole('button', { name: 'Ukloni' }));
  await waitFor(() => expect(bank.put).toHaveBeenCalledWith());
});

it('gives code for other sites that holds whatever the title is', async () => {
  const campaign = { applicationId: idOf(9), title: 'Kino "pod" <nebom>' };
  const { user } = show(<Spread campaign={campaign} onShare={() => undefined} />);
  const poster = screen.getByRole('link', { name: /Plakat/ });
  expect(poster.getAttribute('href')).toContain(`/campaigns/${idOf(9)}/poster?language=bhs`);
  await user.click(screen.getByRole('button', { name: 'Stavi na svoju stranicu' }));
  await screen.findByRole('dialog');
  const made = document.createElement('div');
  made.innerHTML = field('Okvir')().value + field('Slika s linkom')().value;
  expect([...made.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual([
    'IFRAME',
    'A',
    'IMG',
  ]);
  expect(made.querySelector('iframe')?.title).toBe(campaign.title);
  expect(made.querySelector('iframe')?.src).toContain('/widget?language=bhs');
  await user.click(screen.getByRole('button', { name: 'Kopiraj kod slike' }));
  expect(await navigator.clipboard.readText()).toBe(field('Slika s linkom')().value);
  await expectAccessible();
});

it('who comes from a mail gets no more news, and may think better of it', async () => {
  const choose = vi.fn().mockResolvedValue({ wanted: false });
  const { user } = show(<NewsChoice choose={choose} />, { at: '/?odjava=D-1.tajna' });
  await user.click(screen.getByRole('button', { name: 'Ne šalji mi više' }));
  expect(choose).toHaveBeenCalledWith('D-1', 'tajna', false);
  await user.click(await screen.findByRole('button', { name: 'Ipak želim novosti' }));
  expect(choose).toHaveBeenLastCalledWith('D-1', 'tajna', true);
  await screen.findByText('Novosti ti opet stižu.');
});
