import { pages } from '@app/contracts/pages';
import { routeTable } from '../../../apps/web/src/routes.ts';
import type { State } from './state.ts';

type Pages = typeof pages;
type WithParameters = {
  [K in keyof Pages]: Pages[K]['path'] extends `${string}:${string}` ? K : never;
}[keyof Pages];
/** They show nothing and lead on, or are read by networks alone. */
type NotLookedAt = 'olderArticle' | 'olderBank' | 'shared';

/** An address of the demo for each pattern with parameters; one without does not compile. */
const samples: Readonly<Record<Exclude<WithParameters, NotLookedAt>, string>> = {
  call: pages.call({ slug: 'tuzla-po-mjeri-mladih' }),
  blueCall: pages.blueCall({ slug: 'prvi-kupac-s-une' }),
  callLanding: pages.callLanding({ slug: 'tuzla-po-mjeri-mladih' }),
  conversion: pages.conversion({ slug: 'tuzla-po-mjeri-mladih', izvor: 'plakat' }),
  callEdit: pages.callEdit({ slug: 'tuzla-po-mjeri-mladih' }),
  callEditor: pages.callEditor({ id: '00000000-0000-7000-8000-000000000000' }),
  callStart: pages.callStart({ slug: 'tuzla-po-mjeri-mladih' }),
  bank: pages.bank({ bankSlug: 'tuzla' }),
  oldestBank: pages.oldestBank({ id: 'tuzla' }),
  campaigns: pages.campaigns(),
  project: pages.project({ slug: 'kino-pod-vedrim-nebom' }),
  blueProject: pages.blueProject({ slug: 'pedala' }),
  teamInvitation: pages.teamInvitation({
    id: '00000000-0000-7000-8000-000000000000',
  }),
  guardianConsent: pages.guardianConsent({
    token: 'demo-saglasnost-za-ajlu-kovac-muzicka-soba1',
  }),
  guardianContact: pages.guardianContact({ token: 'nema-takvog-linka' }),
  giftConfirm: pages.giftConfirm({
    token: 'demo-doprinos-tekstil-selimovic-muzicka-sob',
  }),
  giftReceipt: pages.giftReceipt({ token: 'nema-takve-potvrde' }),
  teamLink: pages.teamLink({ code: 'muzickasoba' }),
  story: pages.story({ id: '00000000-0000-7000-8000-000000000000' }),
  skills: pages.skills({ id: '00000000-0000-7000-8000-000000000000' }),
  agreement: pages.agreement({ id: '00000000-0000-7000-8000-000000000000' }),
  tasks: pages.tasks({ id: '00000000-0000-7000-8000-000000000000' }),
  ownApplications: pages.ownApplications({ tab: 'sve' }),
  canvas: pages.canvas(),
  blueCanvas: pages.blueCanvas(),
  bankEditor: pages.bankEditor({ bankSlug: 'tuzla' }),
  bankDesk: pages.bankDesk({ bankId: 'tuzla' }),
  donated: pages.donated({ applicationId: '00000000-0000-7000-8000-000000000000' }),
  donationCancelled: pages.donationCancelled({
    applicationId: '00000000-0000-7000-8000-000000000000',
  }),
  profile: pages.profile({ profileSlug: 'niko-00000000-0000-7000-8000-000000000000' }),
  activity: pages.activity(),
  article: pages.article({ slug: 'nema-takvog-clanka' }),
  articlePreview: pages.articlePreview({ token: 'nema-takvog-pregleda-clanka' }),
  articleEdit: pages.articleEdit({ id: '00000000-0000-7000-8000-000000000000' }),
};

const sampleOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(samples).map(
    ([name, address]) => [pages[name as keyof Pages].path, address] as const,
  ),
  ['*', '/ovoga-nema'],
]);

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
  return [{ name: row.path, address: sampleOf.get(row.path) ?? row.path, ...(as ? { as } : {}) }];
});
