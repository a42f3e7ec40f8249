import { accountSettingsModule } from './modules/account-settings/public.ts';
import { accountsModule } from './modules/accounts/public.ts';
import { agreementsModule } from './modules/agreements/public.ts';
import { applicationsModule } from './modules/applications/public.ts';
import { articlesModule } from './modules/articles/public.ts';
import { bankDeskModule } from './modules/bank-desk/public.ts';
import { bankRequestsModule } from './modules/bank-requests/public.ts';
import { banksModule } from './modules/banks/public.ts';
import { callsModule } from './modules/calls/public.ts';
import { campaignPagesModule } from './modules/campaign-pages/public.ts';
import { commentsModule } from './modules/comments/public.ts';
import { contentModule } from './modules/content/public.ts';
import { conversationsModule } from './modules/conversations/public.ts';
import { crowdfundingModule } from './modules/crowdfunding/public.ts';
import { filesModule } from './modules/files/public.ts';
import { fundsModule } from './modules/funds/public.ts';
import { giftsModule } from './modules/gifts/public.ts';
import { guardianContactModule } from './modules/guardian-contact/public.ts';
import { helpModule } from './modules/help/public.ts';
import { isolationModule } from './modules/isolation/public.ts';
import { landingModule } from './modules/landing/public.ts';
import { linkPreviewsModule } from './modules/link-previews/public.ts';
import { mentorshipModule } from './modules/mentorship/public.ts';
import { networkModule } from './modules/network/public.ts';
import { notificationsModule } from './modules/notifications/public.ts';
import { pageViewsModule } from './modules/page-views/public.ts';
import { paymentsModule } from './modules/payments/public.ts';
import { permissionsModule } from './modules/permissions/public.ts';
import { personalDataModule } from './modules/personal-data/public.ts';
import { postsModule } from './modules/posts/public.ts';
import { profilesModule } from './modules/profiles/public.ts';
import { reportsModule } from './modules/reports/public.ts';
import { reviewsModule } from './modules/reviews/public.ts';
import { securityModule } from './modules/security/public.ts';
import { sharingModule } from './modules/sharing/public.ts';
import { siteModule } from './modules/site/public.ts';
import { skillsModule } from './modules/skills/public.ts';
import { storiesModule } from './modules/stories/public.ts';
import { systemModule } from './modules/system/public.ts';
import { tasksModule } from './modules/tasks/public.ts';
import { teamsModule } from './modules/teams/public.ts';
import { translationsModule } from './modules/translations/public.ts';
import { volunteersModule } from './modules/volunteers/public.ts';

/** Every domain of the server, one line each. */
export const modules = [
  systemModule,
  filesModule,
  translationsModule,
  contentModule,
  profilesModule,
  accountsModule,
  accountSettingsModule,
  permissionsModule,
  banksModule,
  bankRequestsModule,
  callsModule,
  applicationsModule,
  teamsModule,
  storiesModule,
  tasksModule,
  skillsModule,
  commentsModule,
  sharingModule,
  reviewsModule,
  crowdfundingModule,
  paymentsModule,
  campaignPagesModule,
  fundsModule,
  agreementsModule,
  mentorshipModule,
  giftsModule,
  volunteersModule,
  bankDeskModule,
  landingModule,
  helpModule,
  securityModule,
  articlesModule,
  linkPreviewsModule,
  notificationsModule,
  pageViewsModule,
  siteModule,
  isolationModule,
  personalDataModule,
  networkModule,
  postsModule,
  guardianContactModule,
  conversationsModule,
  reportsModule,
] as const;
