import { describe, expect, it } from 'vitest';
import { renderMail } from '../../platform/mail/render.ts';
import { applicationMail, mailKinds } from './applications.mails.tsx';
import { record } from './applications.record.factory.ts';

const settings = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const reader = (language: 'bhs' | 'en') => ({
  id: 'x',
  name: 'Amina Hodžić',
  firstName: 'Amina',
  email: 'amina@primjer.ba',
  language,
  picture: null,
  phoneNumber: null,
});

const board = {
  reason: 'Dodajte <ponude>.',
  sections: ['impact', 'budget', 'unknown'],
  feedback: [
    { criterion: { bhs: 'Rješenje', en: 'Solution' }, mean: 11 / 3 },
    { criterion: { bhs: 'Tim', en: '' }, mean: 5 },
  ],
};

describe.each(mailKinds)('the mail "%s"', (kind) => {
  it('is answered to the contact of the call where it tells a decision or a return', () => {
    const contact = { ...record.call.contact, email: 'poziv@example.ba' };
    const named = { ...record, call: { ...record.call, contact } };
    const replyTo = (of: typeof record) =>
      applicationMail(settings, kind, reader('bhs'), of, board).replyTo;
    expect(replyTo(named)).toBe(kind === 'submitted' ? undefined : 'poziv@example.ba');
    expect(replyTo(record)).toBeUndefined();
  });

  it.each(['bhs', 'en'] as const)('is whole in %s', async (language) => {
    const mail = applicationMail(settings, kind, reader(language), record, board);
    const { html, text } = await renderMail(mail.content);
    expect(mail.to).toBe('amina@primjer.ba');
    expect(mail.subject).toContain('Kino <na> krovu');
    expect(text).not.toContain('Hodžić');
    expect(`${mail.subject}${text}`).not.toMatch(/\{\{|applicationsMails\./);
    expect(html).not.toContain('<na>');
    expect(html).not.toContain('<ponude>');
    expect(text).toContain(language === 'en' ? 'Autumn call' : 'Jesenji poziv');
    const amount = language === 'en' ? '3,860.50\u00a0KM' : '3.860,50\u00a0KM';
    expect(text).toContain(amount);
    expect(text.includes('Dodajte <ponude>.')).toBe(kind !== 'submitted');
    expect(text).toContain(language === 'en' ? 'Solution' : 'Rješenje');
    expect(text).toContain(language === 'en' ? '3.7 out of 5' : '3,7 od 5');
    expect(text).toContain('Tim');
    if (kind === 'returned') {
      expect(text).toContain(language === 'en' ? 'Budget, Impact' : 'Budžet, Uticaj');
      expect(html).toContain(`edit=${record.application.id}`);
    } else {
      expect(html).toContain(`/canvas-narandzasti-pregled/${record.application.slug}`);
    }
  });
});
