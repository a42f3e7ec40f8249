import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../platform/mail/render.ts';
import { applicationMail, mailKinds } from './applications.mails.tsx';
import type { ApplicationRecord } from './applications.repo.ts';

const settings = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const at = new Date('2026-11-20T12:00:00.000Z');

const record: ApplicationRecord = {
  application: {
    id: '018f0000-0000-7000-8000-000000000001',
    slug: 'kino-na-krovu-00000001',
    callId: '018f0000-0000-7000-8000-000000000002',
    bankId: '018f0000-0000-7000-8000-000000000003',
    ownerId: '018f0000-0000-7000-8000-000000000004',
    status: 'submitted',
    editRevision: 1,
    submittedRevision: 1,
    openSections: null,
    returnReason: null,
    themes: [],
    about: orangeForm.about(emptyContentOf(orangeForm)),
    projectTitle: 'Kino <na> krovu',
    requestedAmount: 386_050,
    source: null,
    copiedFrom: null,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    announcedAt: null,
    deletedAt: null,
  },
  call: {
    id: '018f0000-0000-7000-8000-000000000002',
    slug: 'jesen',
    kind: 'orange',
    titleBhs: 'Jesenji poziv',
    titleEn: 'Autumn call',
    opensAt: at,
    closesAt: at,
    minAmount: 0,
    maxAmount: 500_000,
    minTeam: 1,
    compulsory: null,
    extraQuestions: [],
    quorum: 3,
    decisionsPublishedAt: null,
    contact: { name: '', role: { bhs: '', en: '' }, email: '' },
  },
  bank: {
    id: '',
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: '',
  },
  memberIds: [],
};

const reader = (language: 'bhs' | 'en') => ({
  id: 'x',
  name: 'Amina Hodžić',
  firstName: 'Amina',
  email: 'amina@primjer.ba',
  language,
  picture: null,
  phoneNumber: null,
});

const board = { reason: 'Dodajte <ponude>.', sections: ['impact', 'budget', 'unknown'] };

describe.each(mailKinds)('the mail "%s"', (kind) => {
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
    const words = kind === 'returned' || kind === 'rejected';
    expect(text.includes('Dodajte <ponude>.')).toBe(words);
    if (kind === 'returned') {
      expect(text).toContain(language === 'en' ? 'Budget, Impact' : 'Budžet, Uticaj');
      expect(html).toContain(`edit=${record.application.id}`);
    } else {
      expect(html).toContain(`/canvas-narandzasti-pregled/${record.application.slug}`);
    }
  });
});
