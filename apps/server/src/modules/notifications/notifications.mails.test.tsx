import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { foldKey, foldRows } from '@app/domain/notifications/notification.groups';
import { describe, expect, it } from 'vitest';
import { colours } from '../../platform/mail/colours.ts';
import { renderMail } from '../../platform/mail/render.ts';
import { digestMail, notificationMail } from './notifications.mails.tsx';

const place = {
  brand: 'Zamah',
  publicUrl: 'https://zamah.example',
  unsubscribe: 'https://zamah.example/api/notifications/unsubscribe/token',
};
const reader = (language: 'bhs' | 'en') => ({ email: 'amina@primjer.ba', language });

let next = 0;
const one = (more: Partial<NotificationView> = {}): NotificationView => {
  next += 1;
  return {
    id: `n${next}`,
    type: 'status_change',
    title: `Naslov ${next}`,
    message: `Poruka <b>${next}</b>`,
    read: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    actionUrl: '/canvas-narandzasti-pregled/kino',
    from: null,
    ...more,
  };
};
const digest = (items: NotificationView[], language: 'bhs' | 'en' = 'bhs') =>
  digestMail(place, reader(language), foldRows(items, foldKey));

describe('a mail of one notification', () => {
  it('says it, leads there, and tells how to have no more of them', async () => {
    const told = one({ title: 'Ugovor je potpisan', message: 'Ugovor za „Kino“ je potpisan.' });
    const mail = notificationMail(place, reader('bhs'), told);
    expect([mail.to, mail.subject]).toEqual(['amina@primjer.ba', 'Ugovor je potpisan']);
    expect(mail.unsubscribe).toBe(place.unsubscribe);
    const { html, text } = await renderMail(mail.content);
    expect(html).toContain('lang="bs-BA"');
    expect(html).toContain('href="https://zamah.example/canvas-narandzasti-pregled/kino"');
    expect(html).toContain('href="https://zamah.example/settings#notifications"');
    expect(text).toContain('Ugovor za „Kino“ je potpisan.');
    expect(text).toContain('https://zamah.example/settings#notifications');
  });

  it.each([
    null,
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:1',
  ])('leads to the list instead of %s', async (actionUrl) => {
    const mail = notificationMail(place, reader('en'), one({ actionUrl }));
    const { html } = await renderMail(mail.content);
    expect(html).not.toMatch(/elsewhere|javascript/);
    expect(html).toContain('https://zamah.example/network#notifications');
    expect(html).toContain('Open notifications');
  });

  it.each([
    ['blue', { actionUrl: pages.blueCanvas({ edit: 'a1' }) }],
    ['blue', { actionUrl: pages.blueProject({ slug: 'kafa' }) }],
    ['orange', { actionUrl: pages.canvas({ edit: 'a1' }) }],
    ['orange', { actionUrl: pages.tasks({ id: 'a1' }) }],
    ['orange', { actionUrl: null }],
    ['career', { type: 'connection_request', actionUrl: pages.blueProject({ slug: 'kafa' }) }],
  ] as const)('is %s for %j', async (accent, about) => {
    const { html } = await renderMail(notificationMail(place, reader('bhs'), one(about)).content);
    expect(html).toContain(`background:${colours[accent].day.accent}`);
  });

  it('cannot be broken by what somebody wrote', async () => {
    const { html } = await renderMail(
      notificationMail(place, reader('en'), one({ message: '<img src=x onerror=alert(1)>' }))
        .content,
    );
    expect(html).not.toContain('<img');
  });
});

describe('a digest', () => {
  it('stands by kind, and holds what is about the same thing in one line', async () => {
    const mail = digest([
      one({ type: 'donation', title: 'Nova donacija' }),
      one({ type: 'team_activity', title: 'Izmjene' }),
      one({ type: 'donation', title: 'Starija donacija' }),
      one({ title: 'Odobreno' }),
    ]);
    expect(mail.subject).toBe('4 nova obavještenja');
    const { text } = await renderMail(mail.content);
    const places = ['Timovi', 'Izmjene', 'Prijave', 'Odobreno', 'Donacije', 'Nova donacija (2)'];
    const found = places.map((word) => text.indexOf(word));
    expect(found.every((at) => at >= 0)).toBe(true);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(text).not.toContain('Starija donacija');
    expect(text).not.toContain('Mentori');
  });

  it('has at most 20 lines and counts the rest', async () => {
    const items = Array.from({ length: 43 }, () => one());
    const { text } = await renderMail(digest(items, 'en').content);
    expect(text.match(/Poruka/g)).toHaveLength(20);
    expect(text).toContain('and 23 more');
    expect(digest(items.slice(0, 20)).subject).toBe('20 novih obavještenja');
    const exact = await renderMail(digest(items.slice(0, 20)).content);
    expect(exact.text).not.toMatch(/i još \d/);
  });
});
