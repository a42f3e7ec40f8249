import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';

const text = { bhs: 'Poziv', en: 'Call' };

/** A draft in an open call, of somebody who writes alone. */
export const aDraft = (
  id: string,
  {
    written = {},
    questions = [],
    teamLacks = [],
  }: {
    readonly written?: Partial<OrangeDraft['content']>;
    readonly questions?: OrangeDraft['call']['questions'];
    readonly teamLacks?: OrangeDraft['teamLacks'];
  } = {},
): OrangeDraft => ({
  kind: 'orange',
  about: { ...orangeForm.about(emptyContentOf(orangeForm)), goals: [] },
  id,
  slug: 'nacrt',
  status: 'draft',
  content: { ...emptyContentOf(orangeForm), ...written } as OrangeDraft['content'],
  editRevision: 4,
  savedAt: '2026-11-02T09:00:00.000Z',
  openSections: null,
  returnReason: null,
  restoredBy: null,
  teamLacks,
  call: {
    id,
    slug: 'biblioteka',
    title: text,
    state: 'open',
    closesAt: '2026-12-02T09:00:00.000Z',
    minAmount: 500,
    maxAmount: 5000,
    minTeam: 1,
    maxTeam: 8,
    compulsory: [],
    omittedSections: [],
    allowsCampaign: true,
    questions,
    extraQuestions: [],
    contact: { name: 'Merima', role: text, email: 'merima@primjer.ba' },
  },
  bank: { id, slug: 'tuzla', name: 'Tuzla', municipality: 'Tuzla', emblem: 'tuzla' },
  members: [],
  abilities: {
    canEdit: true,
    canSubmit: true,
    canWithdraw: true,
    canDelete: true,
    canComment: true,
    canViewPrivate: true,
    canViewContacts: true,
    canScore: false,
    events: [],
  },
});
