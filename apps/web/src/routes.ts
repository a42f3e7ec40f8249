import { pages } from '@app/contracts/pages';
import type { titlesTexts } from '@app/messages/titles';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Who may see a page (specification §2.2). `redirect` rows are older addresses.
 */
export type PageAccess = 'open' | 'public-only' | 'member' | 'admin' | 'ob' | 'redirect';

export interface RouteRow {
  /** Pattern as React Router reads it: `:id`, `:id?`, `*`. */
  readonly path: string;
  /** The page's module, from `src/`. */
  readonly file: string;
  readonly access: PageAccess;
  /** Key of the title in `@app/messages/titles`. */
  readonly title: keyof typeof titlesTexts;
  /** The page names itself with `<PageHead title>`; the title of the row serves until then. */
  readonly ownTitle?: true;
  readonly accent: 'career' | 'orange' | 'blue';
  /**
   * `main` and `ob` show the visitor's header to visitors and the member's to members; `public`
   * shows the visitor's to all; `none` leaves header and footer to the page.
   */
  readonly header: 'public' | 'main' | 'ob' | 'none';
  /** Whether the footer stands below the page; by default where there is a header. */
  readonly footer?: false;
  /** Where a `redirect` row leads; the query is kept. Parameters by name, `:id`. */
  readonly to?: string;
}

const rows: readonly RouteRow[] = [
  {
    path: pages.landing.path,
    file: 'features/landing/pages/landing.tsx',
    access: 'open',
    title: 'landing',
    accent: 'orange',
    header: 'main',
  },
  {
    path: pages.login.path,
    file: 'features/accounts/pages/login.tsx',
    access: 'public-only',
    title: 'login',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.register.path,
    file: 'features/accounts/pages/register.tsx',
    access: 'public-only',
    title: 'register',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.adminLogin.path,
    file: 'features/accounts/pages/admin-login.tsx',
    access: 'open',
    title: 'adminLogin',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.adminSecurity.path,
    file: 'features/security/pages/security.tsx',
    access: 'member',
    title: 'security',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.forgotPassword.path,
    file: 'features/accounts/pages/forgot-password.tsx',
    access: 'open',
    title: 'forgotPassword',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.passwordReset.path,
    file: 'features/accounts/pages/password-reset.tsx',
    access: 'open',
    title: 'passwordReset',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.resetPassword.path,
    file: 'features/accounts/pages/password-reset.tsx',
    access: 'open',
    title: 'passwordReset',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.verify.path,
    file: 'features/accounts/pages/verify.tsx',
    access: 'open',
    title: 'verify',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.emailChange.path,
    file: 'features/accounts/pages/email-change.tsx',
    access: 'open',
    title: 'emailChange',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.accountClosed.path,
    file: 'features/accounts/pages/account-closed.tsx',
    access: 'open',
    title: 'accountClosed',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.onboarding.path,
    file: 'features/accounts/pages/onboarding.tsx',
    access: 'open',
    title: 'onboarding',
    accent: 'career',
    header: 'none',
  },
  {
    path: pages.terms.path,
    file: 'features/legal/pages/terms.tsx',
    access: 'open',
    title: 'terms',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.privacy.path,
    file: 'features/legal/pages/privacy.tsx',
    access: 'open',
    title: 'privacy',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.dashboard.path,
    file: 'features/dashboard/pages/dashboard.tsx',
    access: 'member',
    title: 'dashboard',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.network.path,
    file: 'features/network/pages/network.tsx',
    access: 'member',
    title: 'network',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.myNetwork.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'network',
    accent: 'career',
    header: 'none',
    to: pages.network(),
  },
  {
    path: pages.settings.path,
    file: 'features/settings/pages/settings.tsx',
    access: 'member',
    title: 'settings',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.ownProfile.path,
    file: 'features/profiles/pages/own-profile.tsx',
    access: 'member',
    title: 'ownProfile',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.profile.path,
    file: 'features/profiles/pages/profile.tsx',
    access: 'open',
    title: 'profile',
    ownTitle: true,
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.banks.path,
    file: 'features/banks/pages/home.tsx',
    access: 'open',
    title: 'banks',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.calls.path,
    file: 'features/calls/pages/calls.tsx',
    access: 'open',
    title: 'calls',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.board.path,
    file: 'features/reviews/pages/desk.tsx',
    access: 'ob',
    title: 'board',
    accent: 'orange',
    header: 'none',
  },
  {
    path: pages.bankDesk.path,
    file: 'features/bank-desk/pages/desk.tsx',
    access: 'ob',
    title: 'bankDesk',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.call.path,
    file: 'features/calls/pages/call.tsx',
    access: 'open',
    title: 'call',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.blueCall.path,
    file: 'features/calls/pages/call.tsx',
    access: 'open',
    title: 'call',
    ownTitle: true,
    accent: 'blue',
    header: 'ob',
  },
  {
    path: pages.callLanding.path,
    file: 'features/calls/pages/call-landing.tsx',
    access: 'open',
    title: 'call',
    ownTitle: true,
    accent: 'orange',
    header: 'none',
  },
  {
    path: pages.conversion.path,
    file: 'features/calls/pages/conversion.tsx',
    access: 'open',
    title: 'call',
    ownTitle: true,
    accent: 'orange',
    header: 'none',
  },
  {
    path: pages.newCall.path,
    file: 'features/call-editor/pages/new-call.tsx',
    access: 'ob',
    title: 'newCall',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.callEditor.path,
    file: 'features/call-editor/pages/edit-call.tsx',
    access: 'ob',
    title: 'callEditor',
    ownTitle: true,
    accent: 'orange',
    header: 'none',
  },
  {
    path: pages.callEdit.path,
    file: 'features/call-editor/pages/call-edit-lead.tsx',
    access: 'ob',
    title: 'callEditor',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.callStart.path,
    file: 'features/applications/start/pages/start.tsx',
    access: 'open',
    title: 'callStart',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.canvas.path,
    file: 'features/applications/canvas/pages/canvas.tsx',
    access: 'member',
    title: 'canvas',
    ownTitle: true,
    accent: 'orange',
    header: 'none',
  },
  {
    path: pages.olderCanvas.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'canvas',
    accent: 'orange',
    header: 'none',
    to: pages.canvas(),
  },
  {
    path: pages.oldestCanvas.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'canvas',
    accent: 'orange',
    header: 'none',
    to: pages.canvas(),
  },
  {
    path: pages.project.path,
    file: 'features/applications/preview/pages/preview.tsx',
    access: 'open',
    title: 'project',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.campaigns.path,
    file: 'features/crowdfunding/pages/crowdfunding.tsx',
    access: 'open',
    title: 'campaigns',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.donated.path,
    file: 'features/crowdfunding/pages/donated.tsx',
    access: 'open',
    title: 'donated',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.donationCancelled.path,
    file: 'features/crowdfunding/pages/donation-cancelled.tsx',
    access: 'open',
    title: 'donationCancelled',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.bankDirectory.path,
    file: 'features/banks/pages/directory.tsx',
    access: 'open',
    title: 'bankDirectory',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.bankLanding.path,
    file: 'features/banks/pages/landing.tsx',
    access: 'open',
    title: 'bankLanding',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.orangeGrants.path,
    file: 'features/banks/pages/orange-grants.tsx',
    access: 'open',
    title: 'orangeGrants',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.bankRequest.path,
    file: 'features/bank-requests/pages/create.tsx',
    access: 'member',
    title: 'bankRequest',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.bank.path,
    file: 'features/banks/pages/bank.tsx',
    access: 'open',
    title: 'bank',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.oldestBank.path,
    file: 'features/banks/pages/bank.tsx',
    access: 'open',
    title: 'bank',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.olderBank.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'bank',
    accent: 'orange',
    header: 'none',
    to: pages.bank.path,
  },
  {
    path: pages.approved.path,
    file: 'features/banks/pages/approved.tsx',
    access: 'open',
    title: 'approved',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.findApplication.path,
    file: 'features/banks/pages/find-application.tsx',
    access: 'open',
    title: 'findApplication',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: pages.paymentSecurity.path,
    file: 'features/crowdfunding/pages/payment-security.tsx',
    access: 'open',
    title: 'paymentSecurity',
    accent: 'orange',
    header: 'main',
  },
  {
    path: pages.fees.path,
    file: 'features/crowdfunding/pages/fees.tsx',
    access: 'open',
    title: 'fees',
    accent: 'orange',
    header: 'main',
  },
  {
    path: pages.exportTexts.path,
    file: 'features/translations/pages/export-texts.tsx',
    access: 'member',
    title: 'exportTexts',
    accent: 'career',
    header: 'main',
  },
  {
    path: pages.olderBankLanding.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'banks',
    accent: 'orange',
    header: 'none',
    to: pages.bankLanding.path,
  },
  {
    path: pages.olderOrangeGrants.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'banks',
    accent: 'orange',
    header: 'none',
    to: pages.orangeGrants.path,
  },
  {
    path: pages.olderArticle.path,
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'landing',
    accent: 'career',
    header: 'none',
    to: pages.article.path,
  },
  {
    path: '*',
    file: 'shell/pages/not-found.tsx',
    access: 'open',
    title: 'notFound',
    accent: 'career',
    header: 'main',
  },
];

const paths = new Set(rows.map(({ path }) => path.replace(/\/:\w+\?/g, '')));

/**
 * THE route table: every address that exists. Whatever links to a page asks it; what is not here is
 * not linked. An older address leads on only once there is a page to lead to.
 */
export const routeTable = rows.filter(({ to }) => to === undefined || paths.has(to));

/** What React Router is told: one route for each row, its path as its id. */
export default routeTable.map(
  (row): RouteConfigEntry => ({
    id: row.path,
    file: row.file,
    ...(row.path === '/' ? { index: true } : { path: row.path }),
  }),
);
