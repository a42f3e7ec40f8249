import { pages } from '@app/contracts/pages';
import type { RouteRow } from './row.ts';

/** Campaigns and gifts. */
export const crowdfundingRoutes: readonly RouteRow[] = [
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
    ownTitle: true,
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
];
