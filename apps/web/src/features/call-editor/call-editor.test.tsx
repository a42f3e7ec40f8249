import { banksApi } from '@app/contracts/banks/banks.api';
import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import type { CallEditing, CallHistoryItem } from '@app/contracts/calls/call-editing.schemas';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { pages } from '@app/contracts/pages';
import { emptyCall } from '@app/domain/calls/call.content';
import { completeCall } from '@app/domain/calls/calls.factory';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allSent, answer, saidAt, show, signIn } from '../../testing/show.tsx';
import EditCallPage from './pages/edit-call.tsx';

const id = '0199aaaa-0000-7000-8000-0000000000c1';
const bank = {
  id: '0199aaaa-0000-7000-8000-0000000000b1',
  slug: 'tuzla',
  name: 'Omladinska banka Tuzla',
  municipality: 'Tuzla',
  emblem: 'tuzla',
};
const nextYear = new Date().getUTCFullYear() + 1;
const complete = completeCall({
  opensAt: `${nextYear}-03-20T08:00:00.000Z`,
  closesAt: `${nextYear}-04-20T21:59:00.000Z`,
}) as CallContent;

const editing = (
  content: Partial<CallContent> = {},
  rest: Partial<CallEditing> = {},
): CallEditing => ({
  id,
  status: 'draft',
  revision: 3,
  bank,
  content: { ...complete, ...content },
  published: null,
  missing: [],
  changedFields: [],
  fixed: [],
  canManage: true,
  canDelete: false,
  actions: [{ event: 'publish', allowed: true }],
  savedAt: '2026-11-02T08:30:00.000Z',
  savedBy: { name: 'Merima' },
  ...rest,
});

const changed: CallHistoryItem = {
  id: '0199aaaa-0000-7000-8000-0000000000d1',
  at: '2026-11-02T08:00:00.000Z',
  by: { name: 'Denis Sarić' },
  event: 'changes',
  reason: '',
  fields: [{ path: 'title.bhs', before: 'Stari naslov', after: 'Prvi kupac' }],
};

const after = { bhs: 'Ljeto u gradu', en: '' };

const sums = { received: 9_000, granted: 0, paid: 0, returned: 0, left: 9_000 };

async function open(call = editing(), history: CallHistoryItem[] = []) {
  await signIn();
  answer(callEditingApi.open, call);
  answer(callEditingApi.history, { items: history, next: null });
  answer(banksApi.list, []);
  answer(fundsApi.fund, { totals: sums, years: [] });
  const shown = show(<EditCallPage />, {
    at: pages.callEditor({ id }),
    path: pages.callEditor.path,
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const saves = () =>
  allSent()
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { content: Partial<CallContent> }).content);

describe('the editor of a call', () => {
  it('saves what is written by itself, and only that', async () => {
    const { fill } = await open();
    const summary = { bhs: 'Za prvih dvadeset.', en: complete.summary.en };
    answer(callEditingApi.save, editing({ summary }, { revision: 4 }));
    await fill(screen.getByLabelText(/^U jednoj rečenici.*bosanskom/), summary.bhs);
    await waitFor(() => expect(saves()).toEqual([{ summary }]));
  });

  it('asks for a section, leaves it to the teams, or leaves it out', async () => {
    const { user } = await open(editing({ compulsory: ['problem', 'story'], omittedSections: [] }));
    answer(callEditingApi.save, editing({}, { revision: 4 }));
    const story = screen.getByLabelText<HTMLSelectElement>('Priča');
    expect([story.value, screen.getByLabelText<HTMLSelectElement>('Uticaj').value]).toEqual([
      'compulsory',
      'free',
    ]);
    await user.selectOptions(story, 'izostavljeno');
    await waitFor(() =>
      expect(saves()).toEqual([{ compulsory: ['problem'], omittedSections: ['story'] }]),
    );
    expect(story.value).toBe('omitted');
  });

  it('leads to the first thing that is missing, and publishes once nothing is', async () => {
    const { user, fill } = await open(editing({ title: { bhs: '', en: '' } }));
    const publish = () => screen.getAllByRole('button', { name: 'Objavi' })[0] as HTMLButtonElement;
    expect(publish().disabled).toBe(true);
    await user.click(screen.getAllByRole('button', { name: 'Fali 1 stvar: Naslov' })[0] as Element);
    const title = screen.getByLabelText(/^Naslov, na bosanskom/);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(saidAt(title)).toContain('Ovo još fali.');

    const whole = { title: { bhs: 'Prvi kupac', en: '' } };
    answer(callEditingApi.save, editing(whole, { revision: 4 }));
    await fill(title, 'Prvi kupac');
    // A missing translation does not stand in the way.
    expect(screen.getByText('1 tekst nema prijevod')).toBeTruthy();
    const open_ = editing(whole, { status: 'scheduled', revision: 4, actions: [] });
    answer(callEditingApi.move, open_);
    answer(callEditingApi.open, open_);
    await user.click(publish());
    // It is asked once, with what follows from it.
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Objaviti ovaj poziv?' }),
    );
    question.getByText(/Ko čeka sljedeći poziv/);
    await user.click(question.getByRole('button', { name: 'Objavi' }));
    await screen.findByText('Poziv je objavljen');
    expect(saves()).toEqual([whole]);
  });

  it('finds no fault with what nobody has written in yet, and calls nothing complete', async () => {
    const empty = emptyCall({ kind: 'orange', bankSlug: 'tuzla' }) as CallContent;
    const { user } = await open(editing(empty));
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(screen.queryByText('sve upisano')).toBeNull();
    const sections = screen.getAllByRole('navigation', { name: 'Cjeline poziva' });
    for (const list of sections) {
      expect(
        within(list).queryByText(/^, gotovo$|nije dovršeno/, { hidden: true } as never),
      ).toBeNull();
    }
    await user.click(screen.getByLabelText(/^Naslov, na bosanskom/));
    await user.tab();
    expect(saidAt(screen.getByLabelText(/^Naslov, na bosanskom/))).toContain('Ovo još fali.');
    expect(saidAt(screen.getByLabelText(/^U jednoj rečenici, na bosanskom/))).not.toContain('fali');
  });

  it('closes the arch of the rubric at 100 only, and mends it in one press', async () => {
    const { user } = await open();
    const arch = () => screen.getByRole('img', { name: /Zbir težina/ }).getAttribute('aria-label');
    answer(callEditingApi.save, editing({}, { revision: 4 }));
    expect(arch()).toBe('Zbir težina 100 od 100');
    await user.click(screen.getByRole('button', { name: 'Manje: Tim' }));
    expect(arch()).toBe('Zbir težina 95 od 100');
    expect(screen.getByText('Fali 5 do 100')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Dodaj 5 na/ }));
    expect(arch()).toBe('Zbir težina 100 od 100');
  });

  it('says which day to choose where the order is wrong', async () => {
    await open(editing({ decisionsBy: `${nextYear}-04-10` }));
    const said = saidAt(screen.getByLabelText('Odluke do: dan'));
    expect(said).toBe(`Odluke su prije kraja prijava. Izaberi 20. april ${nextYear}. ili kasnije.`);
  });

  it('takes a document as a file, by whose name it goes until it has one', async () => {
    const empty = { id: 'd1', title: { bhs: '', en: '' }, url: '' };
    const { user } = await open(editing({ documents: [empty] }));
    const input = () =>
      document.querySelector('[data-field="documents"] input[type="file"]') as HTMLInputElement;
    const file = new File(['%PDF-'], 'Obrazac za budžet.pdf', { type: 'application/pdf' });
    const url = '/api/ob-documents/0199aaaa-0000-7000-8000-0000000000e1/obrazac-za-budzet.pdf';
    answer(callEditingApi.document, 'no connection', { url, bytes: 5 });
    await user.upload(input(), file);
    expect((await screen.findByRole('alert')).textContent).toContain('Fajl nije poslan');
    answer(callEditingApi.save, editing({}, { revision: 4 }));
    await user.upload(input(), file);
    const title = { bhs: 'Obrazac za budžet', en: '' };
    await waitFor(() => expect(saves()).toEqual([{ documents: [{ id: 'd1', title, url }] }]));
  });

  it('moves questions by keyboard', async () => {
    const question = (n: number) => ({
      id: `q${n}`,
      text: { bhs: `Pitanje ${n}?`, en: `Question ${n}?` },
      passes: 'yes' as const,
      otherwise: { bhs: 'Ne može.', en: 'No.' },
    });
    const questions = [question(1), question(2)];
    const { user } = await open(editing({ questions }));
    answer(callEditingApi.save, editing({ questions: questions.toReversed() }, { revision: 4 }));
    const down = screen.getByRole('button', { name: 'Pomjeri dolje: Pitanje 1?', hidden: true });
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saves()).toEqual([{ questions: questions.toReversed() }]));
  });

  it('keeps both texts in sight where two changed the same', async () => {
    const { user } = await open();
    const mine = { bhs: 'Moj naslov', en: 'First customer' };
    const theirs = { bhs: 'Tuđi naslov', en: 'First customer' };
    const current = editing({ title: theirs }, { revision: 5 });
    answer(
      callEditingApi.save,
      {
        failure: {
          code: 'REVISION_CLASH',
          details: { current, fields: ['title'], changedBy: 'Denis Sarić' },
        },
      },
      editing({ title: mine }, { revision: 6 }),
    );
    answer(callEditingApi.open, current);
    // At once: on a slow machine the emptied field would be saved by itself first.
    const value = mine.bhs;
    fireEvent.change(screen.getByLabelText(/^Naslov, na bosanskom/), { target: { value } });
    const clash = await screen.findByRole('alert');
    expect(within(clash).getByText('Moj naslov')).toBeTruthy();
    expect(within(clash).getByText('Tuđi naslov')).toBeTruthy();
    await user.click(within(clash).getByRole('button', { name: 'Zadrži moje' }));
    await waitFor(() => expect(saves()).toEqual([{ title: mine }, { title: mine }]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('deletes a draft that was never public, once it is confirmed', async () => {
    const { user } = await open(editing({}, { canDelete: true }), [
      { ...changed, event: 'create', fields: [{ path: 'copyOf', before: null, after }] },
    ]);
    expect(await screen.findByText('po pozivu „Ljeto u gradu“')).toBeTruthy();
    answer(callEditingApi.remove, { success: true });
    await user.click(screen.getByRole('button', { name: 'Obriši nacrt' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(allSent().some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Obriši nacrt' }));
    await screen.findByText('Nacrt je obrisan');
    expect(allSent().at(-1)).toMatchObject({ method: 'DELETE', path: `/api/ob/calls/${id}` });
  });

  it('tells who changed what, and puts it back', async () => {
    const { user } = await open(editing(), [changed]);
    const entry = await screen.findByText('Objavljene izmjene');
    const row = entry.closest('li') as HTMLElement;
    expect(row.textContent).toContain('Denis Sarić');
    expect(row.textContent).toContain('Stari naslov');
    answer(callEditingApi.save, editing({}, { revision: 4 }));
    await user.click(within(row).getByRole('button', { name: 'Vrati kako je bilo', hidden: true }));
    await waitFor(() =>
      expect(saves()).toEqual([{ title: { bhs: 'Stari naslov', en: 'First customer' } }]),
    );
  });

  it('keeps what is fixed, and is read by who may not change it', async () => {
    await open(editing({}, { canManage: false, actions: [] }));
    expect(screen.getByText(/^Gledaš radnu verziju/)).toBeTruthy();
    expect((screen.getByLabelText(/^Naslov, na bosanskom/) as HTMLInputElement).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: 'Objavi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Obriši nacrt' })).toBeNull();
  });
});
