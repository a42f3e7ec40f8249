import { banksApi } from '@app/contracts/banks/banks.api';
import { securityApi } from '@app/contracts/security/security.api';
import type {
  AdminMember,
  FactorRemoval,
  MemberPermissions,
} from '@app/contracts/security/security.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  saidAt,
  show,
  signIn,
} from '../../testing/show.tsx';
import { ClosedAccounts } from './parts/closed-accounts.tsx';
import { FactorRemovals } from './parts/factor-removals.tsx';
import { GrantForm } from './parts/grant-form.tsx';
import { MemberFinder } from './parts/member-finder.tsx';
import { RoleForm } from './parts/role-form.tsx';
import { SignInsTab } from './parts/sign-ins-tab.tsx';
import type { Place } from './place.ts';

const member = (n: number, name: string): AdminMember => ({
  id: `0199aaaa-0000-7000-8000-00000000000${n}`,
  name,
  email: `clan${n}@primjer.ba`,
  role: 'member',
  verified: true,
  closedAt: null,
});
const emir = member(1, 'Emir Begić');
const emina = member(2, 'Emina Šabić');
const found = { items: [emir, emina], next: null };
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const place = (query: Place['query'] = {}): Place => ({
  tab: 'zakljucani',
  query,
  change: () => undefined,
});

describe('finding a member', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Član' });
  const options = () => screen.queryAllByRole('option');

  it('says what it finds; arrows walk it round, Enter chooses', async () => {
    answer(securityApi.members, found);
    const onMember = vi.fn();
    const { user } = show(<MemberFinder label="Član" onMember={onMember} />);
    await user.type(field(), 'em');
    await screen.findByText('2 osobe');
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    await user.keyboard('{ArrowUp}');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onMember).toHaveBeenCalledExactlyOnceWith(emina);
    expect(field().value).toBe('');
    expect(allSent().map(({ query }) => query)).toEqual([{ q: 'em', limit: '8' }]);
  });

  it('Escape leaves it, and nobody by that name is said', async () => {
    answer(securityApi.members, found, { items: [], next: null });
    const { user, fill } = show(<MemberFinder label="Član" onMember={() => undefined} />);
    await user.type(field(), 'em');
    await screen.findByText('2 osobe');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await fill(field(), 'xyzw');
    await screen.findByText('Niko se tako ne zove.');
  });

  it('a search that fails says so', async () => {
    answer(securityApi.members, 'no connection');
    const { user } = show(<MemberFinder label="Član" onMember={() => undefined} />);
    await user.type(field(), 'em');
    await screen.findByText('Pretraga nije uspjela. Pokušaj ponovo.');
  });
});

describe('a question before something is done', () => {
  const closed = { items: [], next: null };

  it('nobody closes their own account: the refusal stands in the dialog', async () => {
    answer(securityApi.closed, closed);
    answer(securityApi.member, emir);
    answer(securityApi.close, { failure: { code: 'OWN_ACCOUNT' } });
    const { user } = show(<ClosedAccounts place={place({ clan: emir.id })} />);
    await user.click(await screen.findByRole('button', { name: 'Zatvori nalog' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/Ništa se ne briše\./);
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Odustani' }));
    await user.click(dialog.getByRole('button', { name: /^Zatvori nalog/ }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/vlastitim nalogom/);
    await user.click(dialog.getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is asked in the reader’s language, and what is done is said', async () => {
    answer(securityApi.closed, closed);
    answer(securityApi.member, emir);
    answer(securityApi.close, { success: true });
    const { user } = show(<ClosedAccounts place={place({ clan: emir.id })} />, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Close account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close this account?' }));
    await user.click(dialog.getByRole('button', { name: /^Close account/ }));
    await screen.findByText('Account closed: Emir Begić.');
    const sent = allSent().filter(({ method }) => method !== 'GET');
    expect(sent.map(({ path }) => path)).toEqual([securityApi.close.path.replace(':id', emir.id)]);
  });
});

it('a failed list says so, and comes when asked again', async () => {
  answer(securityApi.figures, {
    signedIn: 1,
    failed: 0,
    limited: 0,
    members: 1,
    addresses: 1,
    locked: 0,
  });
  answer(securityApi.signIns, 'no connection', { items: [], next: null });
  const { user } = show(<SignInsTab place={place()} />);
  const alert = await screen.findByRole('heading', { name: 'Nije se učitalo.' });
  expect(alert.parentElement?.textContent).toMatch(/Nema veze sa serverom/);
  await user.click(press('Pokušaj ponovo'));
  await waitFor(() => expect(screen.queryByText('Nije se učitalo.')).toBeNull());
  expect(allSent().filter(({ path }) => path === securityApi.signIns.path)).toHaveLength(2);
});

describe('giving a permission', () => {
  const rights: MemberPermissions = {
    member: emir,
    permissions: [],
    abilities: {
      grant: ['ob_committee_member', 'ob_koordinator', 'global_admin'],
      canSetRole: true,
    },
  };
  const bank = () => screen.getByLabelText<HTMLSelectElement>('Banka');
  const tuzla = {
    id: '0199aaaa-0000-7000-8000-0000000000b1',
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: 'tuzla',
    description: { bhs: '', en: '' },
    place: null,
    openCalls: 0,
    projects: 0,
  };

  it('takes a bank, is asked about, and the same again is refused in the dialog', async () => {
    answer(banksApi.all, [tuzla]);
    answer(securityApi.grant, { failure: { code: 'ALREADY_EXISTS' } });
    const { user } = show(<GrantForm rights={rights} />);
    await user.click(press('Daj dozvolu'));
    await expectWrong([bank, 'Odaberi banku.']);
    expect(allSent().filter(({ method }) => method !== 'GET')).toEqual([]);
    await screen.findByRole('option', { name: tuzla.name });
    await user.selectOptions(bank(), tuzla.name);
    await user.click(press('Daj dozvolu'));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/Omladinska banka Tuzla/);
    await user.click(dialog.getByRole('button', { name: /^Daj dozvolu/ }));
    await dialog.findByText('Ovo već postoji. Osvježi stranicu da ga vidiš.');
    expect(bank().value).toBe('tuzla');
    expect(allSent().at(-1)?.body).toEqual({
      permission_type: 'ob_committee_member',
      scope: 'bank',
      scope_value: 'tuzla',
    });
  });

  it('what counts everywhere asks for no bank', async () => {
    answer(banksApi.all, [tuzla]);
    const { user } = show(<GrantForm rights={rights} />);
    await user.selectOptions(screen.getByLabelText('Dozvola'), 'global_admin');
    screen.getByText('Ova dozvola postoji samo za sve banke.');
    expect(screen.queryByLabelText('Banka')).toBeNull();
  });

  it('banks that do not load are told at the field', async () => {
    answer(banksApi.all, 'no connection');
    show(<GrantForm rights={rights} />);
    await waitFor(() => expect(bank().getAttribute('aria-invalid')).toBe('true'));
    screen.getByText('Banke se nisu učitale.');
  });
});

describe('a role', () => {
  const rights = (role: string, canSetRole = true): MemberPermissions => ({
    member: { ...emir, role },
    permissions: [],
    abilities: { grant: [], canSetRole },
  });
  const role = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Uloga' });

  it('is changed once another is chosen and the question answered', async () => {
    answer(securityApi.setRole, { failure: { code: 'NOT_FOUND' } }, rights('MODERATOR'));
    const { user } = show(<RoleForm rights={rights('member')} />);
    expect(saidAt(role())).toBe('Bez posebnih prava.');
    expect(press('Promijeni ulogu').hasAttribute('disabled')).toBe(true);
    await expectAccessible();
    await user.selectOptions(role(), 'MODERATOR');
    expect(saidAt(role())).toMatch(/prostor odbora/);
    await user.click(press('Promijeni ulogu'));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/^Emir Begić: članstvo postaje moderiranje\./);
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: /^Promijeni ulogu/ }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: /^Promijeni ulogu/ }));
    await screen.findByText('Uloga je promijenjena.');
    expect(allSent().map(({ body }) => body)).toEqual([
      { role: 'MODERATOR' },
      { role: 'MODERATOR' },
    ]);
  });

  it('of one’s own is read, not changed', async () => {
    await signIn({ id: emir.id });
    show(<RoleForm rights={rights('ADMIN', false)} />);
    screen.getByText('administracija');
    await screen.findByText(/^Vlastitu ulogu/);
    expect(screen.queryByRole('combobox')).toBeNull();
    await expectAccessible();
  });
});

describe('a lost second factor', () => {
  const waits: FactorRemoval = {
    member: emir,
    state: 'reported',
    reportedAt: '2026-11-20T09:00:00.000Z',
    contact: '061 234 567, poslije četiri',
    by: null,
    requestedAt: null,
    proof: null,
    note: '',
    confirmedBy: null,
    goesAt: null,
    expiresAt: '2026-12-04T09:00:00.000Z',
    canRequest: true,
    canConfirm: false,
  };
  const note = 'U srijedu u banci, lična karta. Zna ga Jasmin iz odbora.';

  it('asks for what was seen of its owner, and sends nothing without it', async () => {
    answer(securityApi.factorRemovals, [waits]);
    const { user, fill } = show(<FactorRemovals />);
    await screen.findByText(/061 234 567, poslije četiri/);
    expect(screen.queryByRole('button', { name: /Slažem se/ })).toBeNull();
    await user.click(press('Upiši dokaz: Emir Begić'));
    const dialog = within(await screen.findByRole('dialog'));
    const proof = () => dialog.getByLabelText<HTMLSelectElement>('Kako je dokazano');
    const what = () => dialog.getByLabelText<HTMLTextAreaElement>('Ko, kada i kako');
    await user.click(dialog.getByRole('button', { name: 'Zatraži uklanjanje' }));
    await expectWrong(
      [proof, 'Odaberi kako je dokazano.'],
      [what, 'Napiši ko, kada i kako, barem dvadeset slova.'],
    );
    expect(allSent().filter(({ body }) => body !== undefined)).toEqual([]);
    await user.selectOptions(proof(), 'Lično, uz dokument sa slikom');
    await fill(what(), note);
    answer(securityApi.requestFactorRemoval, { success: true });
    await user.click(dialog.getByRole('button', { name: 'Zatraži uklanjanje' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(allSent().map(({ body }) => body)).toContainEqual({ proof: 'in_person', note });
  });

  it('shows the second admin the proof where they agree', async () => {
    answer(securityApi.factorRemovals, [
      {
        ...waits,
        state: 'requested',
        by: emina,
        requestedAt: '2026-11-21T09:00:00.000Z',
        proof: 'in_person',
        note,
        canRequest: false,
        canConfirm: true,
      },
    ]);
    const { user } = show(<FactorRemovals />);
    await screen.findByText(/Traži: Emina Šabić/);
    await expectAccessible();
    await user.click(press('Slažem se: Emir Begić'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Ukloniti drugi korak?' }),
    );
    expect(dialog.getByText(`Lično, uz dokument sa slikom: ${note}`)).toBeTruthy();
  });
});
