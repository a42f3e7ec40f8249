import { helpApi } from '@app/contracts/help/help.api';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, show } from '../../testing/show.tsx';
import ContactForm from './parts/contact-form.tsx';
import { HelpQuestions } from './parts/questions.tsx';
import { Roles } from './parts/roles.tsx';

it('finds an answer whatever marks its letters bear, and opens it', async () => {
  show(<HelpQuestions q="zaboravljena LOZINKA" />);
  expect(screen.getByText('1 odgovor')).toBeDefined();
  const question = screen.getByText('Zaboravljena lozinka').closest('details');
  expect(question?.open).toBe(true);
  await expectAccessible();
});

it('says when it has no answer', () => {
  show(<HelpQuestions q="svemirski brod" />);
  expect(screen.getByText(/Za to još nemamo odgovor/)).toBeDefined();
});

it('answers each role in four steps that lead on', async () => {
  show(<Roles />);
  const role = screen.getByText('Želim podržati').closest('details') as HTMLElement;
  expect(within(role).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  const link = within(role).getByRole('link', { name: 'Kampanje', hidden: true });
  expect(link.getAttribute('href')).toBe('/crowdfunding');
  await expectAccessible();
});

const question = 'Platila sam donaciju, a potvrda nije stigla.';

async function write({ user, fill }: ReturnType<typeof show>) {
  await user.selectOptions(screen.getByLabelText(/O čemu je riječ/), 'donation');
  await fill(screen.getByLabelText(/Ime i prezime/), 'Hana Zukić');
  await fill(screen.getByLabelText(/E-mail za odgovor/), 'hana@primjer.ba');
  await fill(screen.getByLabelText(/Tvoje pitanje/), question);
}

it('sends a question no sooner than a person can write one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer(helpApi.openForm, { form: 'a-form' });
  answer(helpApi.send, { success: true });
  const onSent = vi.fn();
  const shown = show(<ContactForm onSent={onSent} />);
  await write(shown);
  vi.setSystemTime(Date.now() + 10_000);
  await shown.user.click(screen.getByRole('button', { name: 'Pošalji pitanje' }));
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith('hana@primjer.ba'));
  expect(allSent().at(-1)?.body).toEqual({
    form: 'a-form',
    topic: 'donation',
    name: 'Hana Zukić',
    email: 'hana@primjer.ba',
    text: question,
  });
  expect(localStorage.getItem('question:new')).toBeNull();
});

it('keeps what was written when it is not taken, and opens another form', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer(helpApi.openForm, { form: 'old' }, { form: 'new' });
  answer(
    helpApi.send,
    { failure: { code: 'VALIDATION', fields: { form: 'Stranica je predugo otvorena.' } } },
    { success: true },
  );
  const onSent = vi.fn();
  const shown = show(<ContactForm onSent={onSent} />);
  await write(shown);
  expect(localStorage.getItem('question:new')).toContain(question);
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Pošalji pitanje' }));
  vi.setSystemTime(Date.now() + 10_000);
  await send();
  expect(await screen.findByText('Stranica je predugo otvorena.')).toBeDefined();
  vi.setSystemTime(Date.now() + 10_000);
  await send();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(allSent().at(-1)?.body).toMatchObject({ form: 'new', text: question });
});

it('says what is missing under each field', async () => {
  answer(helpApi.openForm, { form: 'a-form' });
  const { user } = show(<ContactForm onSent={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Pošalji pitanje' }));
  for (const words of [
    'Odaberi o čemu je riječ.',
    'Upiši kako se zoveš.',
    'Upiši ispravnu e-mail adresu, npr. ime@primjer.ba.',
    'Napiši pitanje u bar dvadeset znakova, da znamo šta da odgovorimo.',
  ]) {
    expect(await screen.findByText(words)).toBeDefined();
  }
  await expectAccessible();
});
