import type { titlesTexts } from '@app/messages/titles';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Who may see a page (specification §2.2). `redirect` rows are older addresses.
 */
export type PageAccess = 'open' | 'public-only' | 'member' | 'admin' | 'ob' | 'redirect';

/** One address of the product. */
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

/**
 * THE route table: every address that exists. Whatever links to a page asks it; what is not here is
 * not linked.
 */
export const routeTable: readonly RouteRow[] = [
  {
    path: '/',
    file: 'features/landing/pages/landing.tsx',
    access: 'open',
    title: 'landing',
    accent: 'orange',
    header: 'main',
  },
  {
    path: '/login',
    file: 'features/accounts/pages/login.tsx',
    access: 'public-only',
    title: 'login',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/register',
    file: 'features/accounts/pages/register.tsx',
    access: 'public-only',
    title: 'register',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/admin/login',
    file: 'features/accounts/pages/admin-login.tsx',
    access: 'open',
    title: 'adminLogin',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/admin/security',
    file: 'features/security/pages/security.tsx',
    access: 'member',
    title: 'security',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/forgot-password',
    file: 'features/accounts/pages/forgot-password.tsx',
    access: 'open',
    title: 'forgotPassword',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/password-reset',
    file: 'features/accounts/pages/password-reset.tsx',
    access: 'open',
    title: 'passwordReset',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/reset-password',
    file: 'features/accounts/pages/password-reset.tsx',
    access: 'open',
    title: 'passwordReset',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/auth/verify',
    file: 'features/accounts/pages/verify.tsx',
    access: 'open',
    title: 'verify',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/auth/email-change',
    file: 'features/accounts/pages/email-change.tsx',
    access: 'open',
    title: 'emailChange',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/auth/account-closed',
    file: 'features/accounts/pages/account-closed.tsx',
    access: 'open',
    title: 'accountClosed',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/onboarding',
    file: 'features/accounts/pages/onboarding.tsx',
    access: 'open',
    title: 'onboarding',
    accent: 'career',
    header: 'none',
  },
  {
    path: '/terms-of-service',
    file: 'features/legal/pages/terms.tsx',
    access: 'open',
    title: 'terms',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/privacy-policy',
    file: 'features/legal/pages/privacy.tsx',
    access: 'open',
    title: 'privacy',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/dashboard',
    file: 'features/dashboard/pages/dashboard.tsx',
    access: 'member',
    title: 'dashboard',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/network',
    file: 'features/network/pages/network.tsx',
    access: 'member',
    title: 'network',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/my-network',
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'network',
    accent: 'career',
    header: 'none',
    to: '/network',
  },
  {
    path: '/settings',
    file: 'features/settings/pages/settings.tsx',
    access: 'member',
    title: 'settings',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/profile',
    file: 'features/profiles/pages/own-profile.tsx',
    access: 'member',
    title: 'ownProfile',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/profile/:profileSlug',
    file: 'features/profiles/pages/profile.tsx',
    access: 'open',
    title: 'profile',
    ownTitle: true,
    accent: 'career',
    header: 'main',
  },
  {
    path: '/ob',
    file: 'features/banks/pages/home.tsx',
    access: 'open',
    title: 'banks',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/ob/calls',
    file: 'features/calls/pages/calls.tsx',
    access: 'open',
    title: 'calls',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/ob/odbor',
    file: 'features/reviews/pages/desk.tsx',
    access: 'ob',
    title: 'board',
    accent: 'orange',
    header: 'none',
  },
  {
    path: '/call/:slug',
    file: 'features/calls/pages/call.tsx',
    access: 'open',
    title: 'call',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/canvas-narandzasti-grant-enhanced/:id?',
    file: 'features/applications/canvas/pages/canvas.tsx',
    access: 'member',
    title: 'canvas',
    ownTitle: true,
    accent: 'orange',
    header: 'none',
  },
  {
    path: '/canvas-narandzasti-grant',
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'canvas',
    accent: 'orange',
    header: 'none',
    to: '/canvas-narandzasti-grant-enhanced',
  },
  {
    path: '/canvas',
    file: 'shell/pages/redirect.tsx',
    access: 'redirect',
    title: 'canvas',
    accent: 'orange',
    header: 'none',
    to: '/canvas-narandzasti-grant-enhanced',
  },
  {
    path: '/canvas-narandzasti-pregled/:slug',
    file: 'features/applications/preview/pages/preview.tsx',
    access: 'open',
    title: 'project',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/crowdfunding/:id?',
    file: 'features/crowdfunding/pages/crowdfunding.tsx',
    access: 'open',
    title: 'campaigns',
    ownTitle: true,
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/ob/crowdfunding/:applicationId/success',
    file: 'features/crowdfunding/pages/donated.tsx',
    access: 'open',
    title: 'donated',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/ob/crowdfunding/:applicationId/cancel',
    file: 'features/crowdfunding/pages/donation-cancelled.tsx',
    access: 'open',
    title: 'donationCancelled',
    accent: 'orange',
    header: 'ob',
  },
  {
    path: '/sigurnost-placanja',
    file: 'features/crowdfunding/pages/payment-security.tsx',
    access: 'open',
    title: 'paymentSecurity',
    accent: 'orange',
    header: 'main',
  },
  {
    path: '/naknade',
    file: 'features/crowdfunding/pages/fees.tsx',
    access: 'open',
    title: 'fees',
    accent: 'orange',
    header: 'main',
  },
  {
    path: '/export-texts',
    file: 'features/translations/pages/export-texts.tsx',
    access: 'member',
    title: 'exportTexts',
    accent: 'career',
    header: 'main',
  },
  {
    path: '/dev/ui',
    file: 'shell/pages/gallery.tsx',
    access: 'open',
    title: 'gallery',
    accent: 'orange',
    header: 'none',
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

/** What React Router is told: one route for each row, its path as its id. */
export default routeTable.map(
  (row): RouteConfigEntry => ({
    id: row.path,
    file: row.file,
    ...(row.path === '/' ? { index: true } : { path: row.path }),
  }),
);
