import { pages } from '@app/contracts/pages';
import { routeTable } from '../../../apps/web/src/routes.ts';
import type { State } from './state.ts';

/** An address of the demo for each pattern with parameters. */
const samples: Readonly<Record<string, string>> = {
  [pages.call.path]: pages.call({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.blueCall.path]: pages.blueCall({ slug: 'prvi-kupac-s-une' }),
  [pages.callLanding.path]: pages.callLanding({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.conversion.path]: pages.conversion({ slug: 'tuzla-po-mjeri-mladih', izvor: 'plakat' }),
  [pages.callEdit.path]: pages.callEdit({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.callEditor.path]: pages.callEditor({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.callStart.path]: pages.callStart({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.bank.path]: pages.bank({ bankSlug: 'tuzla' }),
  [pages.oldestBank.path]: pages.oldestBank({ id: 'tuzla' }),
  [pages.campaigns.path]: pages.campaigns(),
  [pages.project.path]: pages.project({ slug: 'kino-pod-vedrim-nebom' }),
  [pages.blueProject.path]: pages.blueProject({ slug: 'pedala' }),
  [pages.teamInvitation.path]: pages.teamInvitation({
    id: '00000000-0000-7000-8000-000000000000',
  }),
  [pages.guardianConsent.path]: pages.guardianConsent({
    token: 'demo-saglasnost-za-ajlu-kovac-muzicka-soba1',
  }),
  [pages.guardianContact.path]: pages.guardianContact({ token: 'nema-takvog-linka' }),
  [pages.giftConfirm.path]: pages.giftConfirm({
    token: 'demo-doprinos-tekstil-selimovic-muzicka-sob',
  }),
  [pages.giftReceipt.path]: pages.giftReceipt({ token: 'nema-takve-potvrde' }),
  [pages.teamLink.path]: pages.teamLink({ code: 'muzickasoba' }),
  [pages.story.path]: pages.story({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.skills.path]: pages.skills({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.agreement.path]: pages.agreement({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.tasks.path]: pages.tasks({ id: '00000000-0000-7000-8000-000000000000' }),
  [pages.ownApplications.path]: pages.ownApplications({ tab: 'sve' }),
  [pages.canvas.path]: pages.canvas(),
  [pages.blueCanvas.path]: pages.blueCanvas(),
  [pages.bankEditor.path]: pages.bankEditor({ bankSlug: 'tuzla' }),
  [pages.bankDesk.path]: pages.bankDesk({ bankId: 'tuzla' }),
  [pages.donated.path]: pages.donated({ applicationId: '00000000-0000-7000-8000-000000000000' }),
  [pages.donationCancelled.path]: pages.donationCancelled({
    applicationId: '00000000-0000-7000-8000-000000000000',
  }),
  [pages.profile.path]: pages.profile({ profileSlug: 'niko-00000000-0000-7000-8000-000000000000' }),
  [pages.activity.path]: pages.activity(),
  [pages.article.path]: pages.article({ slug: 'nema-takvog-clanka' }),
  [pages.articlePreview.path]: pages.articlePreview({ token: 'nema-takvog-pregleda-clanka' }),
  [pages.articleEdit.path]: pages.articleEdit({ id: '00000000-0000-7000-8000-000000000000' }),
  '*': '/ovoga-nema',
};

const whoSees = {
  open: undefined,
  'public-only': undefined,
  member: 'vlasnik',
  ob: 'odbor1',
  admin: 'admin',
} as const;

/** Every address of the product, as it is found first. */
export const addresses = routeTable.flatMap((row): State[] => {
  if (row.access === 'redirect') return [];
  const as = whoSees[row.access];
  return [{ name: row.path, address: samples[row.path] ?? row.path, ...(as ? { as } : {}) }];
});
