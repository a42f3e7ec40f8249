import { accountsModule } from './modules/accounts/public.ts';
import { applicationsModule } from './modules/applications/public.ts';
import { banksModule } from './modules/banks/public.ts';
import { callsModule } from './modules/calls/public.ts';
import { crowdfundingModule } from './modules/crowdfunding/public.ts';
import { filesModule } from './modules/files/public.ts';
import { notificationsModule } from './modules/notifications/public.ts';
import { reviewsModule } from './modules/reviews/public.ts';
import { systemModule } from './modules/system/public.ts';

/** Every domain of the server, one line each. */
export const modules = [
  systemModule,
  filesModule,
  accountsModule,
  banksModule,
  callsModule,
  applicationsModule,
  reviewsModule,
  crowdfundingModule,
  notificationsModule,
];
