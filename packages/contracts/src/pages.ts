import { accountSettingsPages } from './account-settings/account-settings.pages.ts';
import { accountsPages } from './accounts/accounts.pages.ts';
import { agreementsPages } from './agreements/agreements.pages.ts';
import { applicationsPages } from './applications/applications.pages.ts';
import { articlesPages } from './articles/articles.pages.ts';
import { bankDeskPages } from './bank-desk/bank-desk.pages.ts';
import { bankRequestsPages } from './bank-requests/bank-requests.pages.ts';
import { banksPages } from './banks/banks.pages.ts';
import { callsPages } from './calls/calls.pages.ts';
import { contentPages } from './content/content.pages.ts';
import { conversationsPages } from './conversations/conversations.pages.ts';
import { crowdfundingPages } from './crowdfunding/crowdfunding.pages.ts';
import { dashboardPages } from './dashboard/dashboard.pages.ts';
import { giftsPages } from './gifts/gifts.pages.ts';
import { guardianContactPages } from './guardian-contact/guardian-contact.pages.ts';
import { helpPages } from './help/help.pages.ts';
import { isolationPages } from './isolation/isolation.pages.ts';
import { landingPages } from './landing/landing.pages.ts';
import { networkPages } from './network/network.pages.ts';
import { page } from './page-address.ts';
import { postsPages } from './posts/posts.pages.ts';
import { profilesPages } from './profiles/profiles.pages.ts';
import { reportsPages } from './reports/reports.pages.ts';
import { reviewsPages } from './reviews/reviews.pages.ts';
import { securityPages } from './security/security.pages.ts';
import { sharingPages } from './sharing/sharing.pages.ts';
import { skillsPages } from './skills/skills.pages.ts';
import { storiesPages } from './stories/stories.pages.ts';
import { systemPages } from './system/system.pages.ts';
import { tasksPages } from './tasks/tasks.pages.ts';
import { teamsPages } from './teams/teams.pages.ts';
import { translationsPages } from './translations/translations.pages.ts';
import { volunteersPages } from './volunteers/volunteers.pages.ts';
import { zonePages } from './zone/zone.pages.ts';

/** Addresses that the specification names; each goes to its domain once that is built. */
const notBuiltPages = {
  jobs: page('/jobs'),
  investments: page('/investments'),
  community: page('/community'),
  learning: page('/learning'),
  mentoring: page('/mentoring'),
  subscription: page('/subscription'),
};

/**
 * The pages of the product that something leads to: the server's mails and notifications, links of
 * the web, the route table, browser tests. An address is built here and nowhere else
 * (specification §2.1); each domain's stand in its `<domain>.pages.ts`.
 */
export const pages = {
  ...accountSettingsPages,
  ...accountsPages,
  ...agreementsPages,
  ...applicationsPages,
  ...articlesPages,
  ...bankDeskPages,
  ...bankRequestsPages,
  ...banksPages,
  ...callsPages,
  ...contentPages,
  ...conversationsPages,
  ...crowdfundingPages,
  ...dashboardPages,
  ...giftsPages,
  ...guardianContactPages,
  ...helpPages,
  ...isolationPages,
  ...landingPages,
  ...networkPages,
  ...postsPages,
  ...profilesPages,
  ...reportsPages,
  ...reviewsPages,
  ...securityPages,
  ...sharingPages,
  ...skillsPages,
  ...storiesPages,
  ...systemPages,
  ...tasksPages,
  ...teamsPages,
  ...translationsPages,
  ...volunteersPages,
  ...zonePages,
  ...notBuiltPages,
};

/** A call has its page by its kind; the address of the other kind leads there. */
export const callPage = (
  { kind, slug }: { readonly kind: 'orange' | 'blue'; readonly slug: string },
  query: { readonly izvor?: string | undefined } = {},
): string => (kind === 'blue' ? pages.blueCall : pages.call)({ slug, ...query });

/** Where applications of a kind are read. */
export const projectOf = (kind: string) => (kind === 'blue' ? pages.blueProject : pages.project);

/** Where applications of a kind are written. */
export const canvasOf = (kind: string) => (kind === 'blue' ? pages.blueCanvas : pages.canvas);
