import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementTemplate } from '@app/contracts/agreements/template.schemas';
import { pages } from '@app/contracts/pages';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import AgreementDesk from './parts/desk.tsx';

const clause = {
  headingBhs: 'Dogovor',
  textBhs: '{{potpisnik}} za {{projekat}} dobija {{iznos}}.',
  headingEn: 'Agreement',
  textEn: '{{signatory}} gets {{amount}} for {{project}}.',
};
const standard: AgreementTemplate = {
  clauses: [clause],
  revision: 0,
  savedAt: null,
  canEdit: true,
};
const page = () =>
  show(
    <main>
      <AgreementDesk bank="tuzla" />
    </main>,
    {
      at: pages.bankDesk({ bankId: 'tuzla', dio: 'ugovori', pogled: 'tekst' }),
      path: pages.bankDesk.path,
    },
  );
const text = () => screen.getByRole('textbox', { name: /^Tekst, bosanski/ });
const changes = () => allSent().filter(({ method }) => method !== 'GET');

beforeEach(() => signIn());

it('says what cannot be filled in, and what is not said, before anything is sent', async () => {
  answer(agreementsApi.template, standard);
  answer(
    agreementsApi.saveTemplate,
    { failure: { code: 'REVISION_CLASH' } },
    { ...standard, revision: 1, savedAt: '2026-11-01T09:00:00.000Z' },
  );
  const { user, fill } = page();
  await screen.findByText(/^Sada vrijedi standardni tekst/);
  await expectAccessible();
  const save = () => user.click(screen.getByRole('button', { name: 'Sačuvaj tekst' }));
  await fill(text(), `${clause.textBhs} {{ime}}`);
  await save();
  await expectWrong([text, '„{{ime}}“ ne znamo popuniti. Uporedi sa spiskom iznad.']);
  await fill(text(), '{{potpisnik}} za {{projekat}}.');
  await save();
  await screen.findByText('U tekstu na bosanskom nedostaje {{iznos}}.');
  expect(changes()).toEqual([]);
  await fill(text(), clause.textBhs);
  await save();
  // Nothing that was written is lost where somebody else was first.
  await screen.findByText(/^Neko drugi je upravo promijenio tekst/);
  await save();
  await screen.findByText(/^Banka ima svoj tekst/);
  expect(changes().map(({ body }) => body)).toEqual([
    { clauses: [clause], revision: 0 },
    { clauses: [clause], revision: 0 },
  ]);
});

it('goes back to the standard wording, once asked', async () => {
  answer(agreementsApi.template, {
    ...standard,
    revision: 3,
    savedAt: '2026-11-01T09:00:00.000Z',
  });
  answer(agreementsApi.saveTemplate, standard);
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Vrati standardni tekst' }));
  await screen.findByRole('alertdialog', { name: 'Vratiti standardni tekst?' });
  const [, confirm] = screen.getAllByRole('button', {
    name: 'Vrati standardni tekst',
    hidden: true,
  });
  await user.click(confirm as HTMLElement);
  await screen.findByText(/^Sada vrijedi standardni tekst/);
  expect(changes().map(({ body }) => body)).toEqual([{ clauses: null, revision: 3 }]);
});

it('is read by those who may not write it', async () => {
  answer(agreementsApi.template, { ...standard, canEdit: false });
  page();
  await screen.findByRole('heading', { level: 3, name: 'Dogovor' });
  expect(screen.queryByRole('button', { name: 'Sačuvaj tekst' })).toBeNull();
  await expectAccessible();
});
