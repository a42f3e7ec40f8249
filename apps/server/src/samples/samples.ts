import type { Endpoint } from '@app/contracts/endpoint';
import { modules } from '../modules.ts';
import { accountSettingsSamples } from './account-settings.samples.ts';
import { accountsSamples } from './accounts.samples.ts';
import { agreementsSamples } from './agreements.samples.ts';
import { applicationsSamples } from './applications.samples.ts';
import { articlesSamples } from './articles.samples.ts';
import { bankDeskSamples } from './bank-desk.samples.ts';
import { bankRequestsSamples } from './bank-requests.samples.ts';
import { banksSamples } from './banks.samples.ts';
import { callsSamples } from './calls.samples.ts';
import { campaignPagesSamples } from './campaign-pages.samples.ts';
import { commentsSamples } from './comments.samples.ts';
import { contentSamples } from './content.samples.ts';
import { conversationsSamples } from './conversations.samples.ts';
import { crowdfundingSamples } from './crowdfunding.samples.ts';
import { filesSamples } from './files.samples.ts';
import { fundsSamples } from './funds.samples.ts';
import { giftsSamples } from './gifts.samples.ts';
import { guardianContactSamples } from './guardian-contact.samples.ts';
import { helpSamples } from './help.samples.ts';
import { isolationSamples } from './isolation.samples.ts';
import { landingSamples } from './landing.samples.ts';
import { linkPreviewsSamples } from './link-previews.samples.ts';
import { mentorshipSamples } from './mentorship.samples.ts';
import { networkSamples } from './network.samples.ts';
import { notificationsSamples } from './notifications.samples.ts';
import { pageViewsSamples } from './page-views.samples.ts';
import { paymentsSamples } from './payments.samples.ts';
import { permissionsSamples } from './permissions.samples.ts';
import { personalDataSamples } from './personal-data.samples.ts';
import { postsSamples } from './posts.samples.ts';
import { profilesSamples } from './profiles.samples.ts';
import { reportsSamples } from './reports.samples.ts';
import { reviewsSamples } from './reviews.samples.ts';
import type { AnySample, Samples } from './sample.ts';
import { securitySamples } from './security.samples.ts';
import { sharingSamples } from './sharing.samples.ts';
import { siteSamples } from './site.samples.ts';
import { skillsSamples } from './skills.samples.ts';
import { storiesSamples } from './stories.samples.ts';
import { systemSamples } from './system.samples.ts';
import { tasksSamples } from './tasks.samples.ts';
import { teamsSamples } from './teams.samples.ts';
import { translationsSamples } from './translations.samples.ts';
import { volunteersSamples } from './volunteers.samples.ts';

type Module = (typeof modules)[number];

/** Every module's samples, one line each; a module or a row without does not compile. */
const samples: { readonly [M in Module as M['name']]: Samples<M['api']> } = {
  system: systemSamples,
  files: filesSamples,
  translations: translationsSamples,
  content: contentSamples,
  conversations: conversationsSamples,
  profiles: profilesSamples,
  accounts: accountsSamples,
  'account-settings': accountSettingsSamples,
  permissions: permissionsSamples,
  banks: banksSamples,
  bankRequests: bankRequestsSamples,
  calls: callsSamples,
  applications: applicationsSamples,
  stories: storiesSamples,
  tasks: tasksSamples,
  comments: commentsSamples,
  sharing: sharingSamples,
  teams: teamsSamples,
  site: siteSamples,
  isolation: isolationSamples,
  skills: skillsSamples,
  reviews: reviewsSamples,
  crowdfunding: crowdfundingSamples,
  payments: paymentsSamples,
  campaignPages: campaignPagesSamples,
  funds: fundsSamples,
  agreements: agreementsSamples,
  gifts: giftsSamples,
  volunteers: volunteersSamples,
  mentorship: mentorshipSamples,
  'bank-desk': bankDeskSamples,
  landing: landingSamples,
  guardianContact: guardianContactSamples,
  help: helpSamples,
  security: securitySamples,
  articles: articlesSamples,
  linkPreviews: linkPreviewsSamples,
  network: networkSamples,
  posts: postsSamples,
  reports: reportsSamples,
  notifications: notificationsSamples,
  'page-views': pageViewsSamples,
  'personal-data': personalDataSamples,
};

export interface SampledRow {
  /** `module.row`. */
  readonly name: string;
  readonly row: Endpoint;
  readonly sample: AnySample;
}

export const sampledRows: readonly SampledRow[] = modules.flatMap(({ name, api }) =>
  Object.entries<Endpoint>(api).map(([key, row]) => ({
    name: `${name}.${key}`,
    row,
    sample: (samples[name] as Readonly<Record<string, AnySample>>)[key] as AnySample,
  })),
);
