import { callsApi } from '@app/contracts/calls/calls.api';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCall } from '../../../entities/calls/call.fake.ts';
import { expectAccessible, answer as respond, show } from '../../../testing/show.tsx';
import ConversionPage from './conversion.tsx';

const { slug } = aCall();

function open(change: Partial<CallDetail> = {}, others = 2) {
  const props = { loaderData: { call: aCall(change), others } } as never as Parameters<
    typeof ConversionPage
  >[0];
  return show(<ConversionPage {...props} />, {
    at: pages.conversion({ slug, izvor: 'plakat-skola' }),
  });
}

const answer = (question: RegExp, words: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: words });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says how much and until when, and leads on with the source, whatever is answered', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Do 5.000\u00a0KM za tvoju ideju.',
  );
  expect(screen.getByText(/rok 20\. decembra 2026\. u 23:59/)).toBeDefined();
  expect(link('Započni prijavu')).toBe(pages.callStart({ slug, izvor: 'plakat-skola' }));
  await user.click(answer(/između 15 i 30/, 'Da'));
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(answer(/već projekat/, 'Ne'));
  expect(screen.getByRole('status').textContent).toBe('Uslovi su ispunjeni.');
  await expectAccessible();
});

it('tells whoever may not apply why, and where else', async () => {
  const elsewhere = aCall({ slug: 'drugi', title: { bhs: 'Drugi poziv', en: 'Another call' } });
  respond(callsApi.list, { items: [aCall(), elsewhere], next: null });
  const { user } = open();
  await user.click(answer(/između 15 i 30/, 'Ne'));
  expect(screen.getByText(/Ovaj poziv je za mlade\. Otvorena su još 2 poziva\./)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Započni prijavu' })).toBeNull();
  await screen.findByRole('link', { name: 'Drugi poziv' });
  expect(link('Drugi poziv')).toBe(pages.call({ slug: 'drugi' }));
  expect(link('Pogledaj druge pozive')).toBe(pages.calls({ state: 'open' }));
  expect(link('Ipak pročitaj poziv')).toBe(pages.call({ slug, izvor: 'plakat-skola' }));
});

it('says what has become of a closed call, and of a coming one when it opens', () => {
  open({ state: 'closed', phase: 'deciding' });
  expect(
    screen.getByText(
      'Rok je prošao 20. decembra 2026. Stiglo je 17 prijava. Odluke stižu 20. januara 2027.',
    ),
  ).toBeDefined();
  open({ state: 'coming', phase: 'coming', opensAt: '2026-12-01T08:00:00.000Z' });
  expect(screen.getByText('Prijave počinju 1. decembra 2026. u 09:00')).toBeDefined();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
