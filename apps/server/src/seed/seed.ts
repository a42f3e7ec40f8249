import { passwords } from '../modules/accounts/public.ts';
import type { modules } from '../modules.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Platform } from '../platform/platform.ts';
import { demoPassword } from './accounts.ts';
import { seedAgreements } from './agreements.factory.ts';
import { seedApplications } from './applications.factory.ts';
import { seedArticles } from './articles.factory.ts';
import { seedBankRequests } from './bank-requests.factory.ts';
import { seedBanks, seedCalls } from './calls.factory.ts';
import { seedCallWork } from './calls-work.factory.ts';
import { seedCampaignPages } from './campaign-pages.factory.ts';
import { seedCampaigns } from './campaigns.factory.ts';
import { seedComments } from './comments.factory.ts';
import { seedPageContent } from './content.factory.ts';
import { seedConversations } from './conversations.factory.ts';
import { seedFunds } from './funds.factory.ts';
import { seedGifts } from './gifts.factory.ts';
import { seedGuardianContact } from './guardian-contact.factory.ts';
import { seedMentorship } from './mentorship.factory.ts';
import { seedNetwork } from './network.factory.ts';
import { seedNotifications } from './notifications.factory.ts';
import { isEmpty, seedPeople } from './people.factory.ts';
import { seedPictures } from './pictures.factory.ts';
import { seedPosts } from './posts.factory.ts';
import { seedProfiles } from './profiles.factory.ts';
import { seedSecurity } from './security.factory.ts';
import { seedSkills } from './skills.factory.ts';
import { seedStories } from './stories.factory.ts';
import { seedTasks } from './tasks.factory.ts';
import { seedTeams } from './teams.factory.ts';
import { seedCallViews, seedPageViews } from './views.factory.ts';
import { seedVolunteers } from './volunteers.factory.ts';

interface Demo {
  readonly platform: Platform;
  readonly files: Platform['files'];
  readonly people: Awaited<ReturnType<typeof seedPeople>>;
  readonly banks: Awaited<ReturnType<typeof seedBanks>>;
  readonly calls: Awaited<ReturnType<typeof seedCalls>>;
  readonly applications: Awaited<ReturnType<typeof seedApplications>>;
  readonly now: Date;
  /** The day's beginning. */
  readonly today: Date;
}

/** Modules that keep nothing of their own, or nothing that the demo shows. */
type Bare =
  | 'account-settings'
  | 'bank-desk'
  | 'files'
  | 'help'
  | 'isolation'
  | 'landing'
  | 'linkPreviews'
  | 'payments'
  | 'permissions'
  | 'personal-data'
  | 'reports'
  | 'sharing'
  | 'site'
  | 'system'
  | 'translations';
/** On these the others rest: `accounts` and `reviews` come with people and applications. */
type First = 'accounts' | 'profiles' | 'banks' | 'applications' | 'reviews';
type Name = Exclude<(typeof modules)[number]['name'], Bare | First>;

/** What each module shows in the demo, in this order; one that is not named does not compile. */
const parts: { readonly [M in Name]: (tx: Tx, demo: Demo) => Promise<unknown> } = {
  teams: (tx, { applications, people, today }) => seedTeams(tx, applications, people, today),
  skills: (tx, { applications, today }) => seedSkills(tx, applications, today),
  stories: (tx, { applications, people, today }) => seedStories(tx, applications, people, today),
  comments: (tx, { applications, people, today }) => seedComments(tx, applications, people, today),
  tasks: (tx, { applications, people, today }) => seedTasks(tx, applications, people, today),
  async 'page-views'(tx, { calls, today }) {
    await seedCallViews(tx, calls, today);
    await seedPageViews(tx, today);
  },
  bankRequests: (tx, { banks, people, today }) => seedBankRequests(tx, banks, people, today),
  calls: seedCallWork,
  funds: (tx, { banks, people, today }) => seedFunds(tx, banks, people, today),
  agreements: (tx, demo) => seedAgreements(tx, demo.applications, demo),
  mentorship: (tx, demo) => seedMentorship(tx, demo.applications, demo),
  gifts: (tx, demo) => seedGifts(tx, demo.platform, demo.applications, demo),
  volunteers: (tx, demo) => seedVolunteers(tx, demo.platform, demo.applications, demo),
  crowdfunding: (tx, { applications, now }) => seedCampaigns(tx, applications, now),
  campaignPages: (tx, { applications, today }) => seedCampaignPages(tx, applications, today),
  content: (tx, { people, today }) => seedPageContent(tx, people, today),
  articles: (tx, { people, today }) => seedArticles(tx, people, today),
  network: (tx, { people, today }) => seedNetwork(tx, people, today),
  posts: seedPosts,
  conversations: seedConversations,
  guardianContact: (tx, demo) => seedGuardianContact(tx, demo.platform, demo),
  notifications: (tx, { people, now }) => seedNotifications(tx, people, now),
  security: (tx, { people, now }) => seedSecurity(tx, people, now),
};

/**
 * Puts the demo data into an empty database: the same content at each first start, its days counted
 * from that day. Does nothing where anybody has an account already.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  if (!(await isEmpty(platform.db.read))) return;
  const passwordHash = await passwords.hash(demoPassword);
  const { files } = platform;
  const now = platform.clock.now();
  const today = startOfDay(now);
  await seedPictures(files);
  await platform.db.transaction(async (tx) => {
    const people = await seedPeople(tx, passwordHash, today);
    await seedProfiles(tx, people, today);
    const banks = await seedBanks(tx, people);
    const calls = await seedCalls(tx, banks, today);
    const applications = await seedApplications(tx, { people, calls, today, files });
    const demo = { platform, files, people, banks, calls, applications, now, today };
    for (const seedPart of Object.values(parts)) await seedPart(tx, demo);
  });
}

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));
