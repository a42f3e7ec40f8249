import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { fening, noFening } from '@app/domain/money';
import type { ApplicationRecord } from './applications.repo.ts';

const at = new Date('2026-11-20T12:00:00.000Z');

/** A sent application, as the repo gives it. */
export const record: ApplicationRecord = {
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
    requestedAmount: fening(386_050),
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
    minAge: null,
    maxAge: null,
    municipalities: [],
    maxTeam: 8,
    questions: [],
    minAmount: noFening,
    maxAmount: fening(500_000),
    minTeam: 1,
    compulsory: null,
    omittedSections: [],
    extraQuestions: [],
    allowsCampaign: true,
    blind: false,
    rollingDecisions: false,
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
