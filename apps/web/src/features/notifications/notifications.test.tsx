// @vitest-environment happy-dom
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type {
  NotificationChoices,
  NotificationView,
} from '@app/contracts/notifications/notifications.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allSent, answer, saidAt, show } from '../../testing/show.tsx';
import { Choices } from './parts/choices.tsx';
import News from './parts/news.tsx';

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const changes = () => allSent().filter(({ method }) => method !== 'GET');

describe('the news', () => {
  const one = (n: number, read: boolean): NotificationView => ({
    id: `0199aaaa-0000-7000-8000-00000000000${n}`,
    type: 'mention',
    title: `Vijest ${n}`,
    message: 'Neko te spomenuo.',
    read,
    createdAt: `2026-10-0${n}T09:00:00.000Z`,
    actionUrl: null,
    from: null,
  });
  const kinds = { teams: 0, applications: 0, donations: 0, mentors: 0, network: 1 };

  beforeEach(() => answer(notificationsApi.unreadCount, { count: 1, kinds }));

  it('that do not load say so, and come with another try', async () => {
    answer(notificationsApi.list, 'no connection', [one(1, true)]);
    const { user } = show(<News />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Obavještenja se nisu učitala/);
    await user.click(press('Pokušaj ponovo'));
    await screen.findByText('Vijest 1');
  });

  it('are marked at once, and marked back where that is refused', async () => {
    answer(notificationsApi.list, [one(1, false)]);
    answer(notificationsApi.read, 'no connection');
    const { user } = show(<News />);
    await user.click(await screen.findByRole('button', { name: 'Označi kao pročitano: Vijest 1' }));
    const words = 'Nije uspjelo. Vratili smo kako je bilo.';
    expect(await screen.findAllByText(words)).not.toEqual([]);
    await screen.findByRole('button', { name: 'Označi kao pročitano: Vijest 1' });
    expect(changes()).toHaveLength(1);
  });

  it('that could not be removed stay', async () => {
    answer(notificationsApi.list, [one(2, true), one(1, true)]);
    answer(notificationsApi.remove, 'no connection');
    const { user } = show(<News />, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Remove: Vijest 1' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Remove: Vijest 1' });
    expect(changes()[0]?.body).toEqual({ ids: [one(1, true).id] });
  });

  it('are all marked with one press', async () => {
    answer(notificationsApi.list, [one(1, false)], [one(1, true)]);
    answer(notificationsApi.markAllRead, { success: true });
    const { user } = show(<News />);
    await screen.findByText('Vijest 1');
    await user.click(press('Označi sve kao pročitano'));
    await screen.findByRole('button', { name: 'Označi kao nepročitano: Vijest 1' });
    const tabs = within(screen.getByRole('navigation', { name: 'Vrsta obavještenja' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.replace(/\d.*/, ''))).toEqual(['Sve', 'Prijave', 'Donacije']);
    expect(changes().map(({ path }) => path)).toEqual([notificationsApi.markAllRead.path]);
  });
});

describe('what is told', () => {
  const on = { on: true, locked: null };
  const choices: NotificationChoices = {
    types: [
      { type: 'mention', kind: 'network', app: on, mail: on },
      { type: 'donation', kind: 'donations', app: on, mail: on },
    ],
    accountSecurity: { on: true, locked: 'security' },
    frequency: 'weekly',
    quietHours: { from: '22:00', to: '07:00' },
    nextDigestAt: '2026-11-09T07:00:00.000Z',
  };
  const cell = () => screen.getAllByRole<HTMLInputElement>('checkbox')[0] as HTMLInputElement;

  it('choices that do not load say so and can be tried again', async () => {
    answer(notificationsApi.choices, 'no connection', choices);
    const { user } = show(<Choices />);
    await screen.findByText('Tvoj izbor se nije učitao');
    await user.click(press('Pokušaj ponovo'));
    await screen.findByRole('table');
  });

  it('a choice that is not saved goes back; what may not be chosen is locked', async () => {
    answer(notificationsApi.choices, choices);
    answer(notificationsApi.choose, 'no connection');
    const { user } = show(<Choices />);
    await screen.findByRole('table');
    expect(screen.queryByText('Spominjanje')).toBeNull();
    await user.click(cell());
    await screen.findByText('Nije sačuvano, vratili smo kako je bilo. Pokušaj ponovo.');
    expect(cell().checked).toBe(true);
    expect(changes()[0]?.body).toEqual({ types: [{ type: 'donation', app: false }] });
    expect(screen.getAllByRole('checkbox').at(-1)).toHaveProperty('disabled', true);
  });

  it('quiet hours that end when they begin are told and not saved', async () => {
    answer(notificationsApi.choices, choices);
    answer(notificationsApi.choose, { ...choices, quietHours: { from: '22:00', to: '09:30' } });
    const { user } = show(<Choices />);
    const until = await screen.findByLabelText<HTMLSelectElement>('Do');
    await user.selectOptions(until, '22:00');
    expect(saidAt(until)).toBe('Početak i kraj ne mogu biti isti.');
    expect(until.getAttribute('aria-invalid')).toBe('true');
    expect(changes()).toEqual([]);
    await user.selectOptions(until, '09:30');
    await screen.findByText(/^Sačuvano u \d\d:\d\d$/);
    expect(changes()[0]?.body).toEqual({ quietHours: { from: '22:00', to: '09:30' } });
  });
});
