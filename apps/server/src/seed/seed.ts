import { passwords } from '../modules/accounts/public.ts';
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

/**
 * Puts the demo data into an empty database: the same content at each first start, its days counted
 * from that day. Does nothing where anybody has an account already.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  if (!(await isEmpty(platform.db.read))) return;
  const passwordHash = await passwords.hash(demoPassword);
  const today = startOfDay(platform.clock.now());
  await seedPictures(platform.files);
  await platform.db.transaction(async (tx) => {
    const people = await seedPeople(tx, passwordHash, today);
    await seedProfiles(tx, people, today);
    const banks = await seedBanks(tx, people);
    const calls = await seedCalls(tx, banks, today);
    const applications = await seedApplications(tx, {
      people,
      calls,
      today,
      files: platform.files,
    });
    await seedTeams(tx, applications, people, today);
    await seedSkills(tx, applications, today);
    await seedStories(tx, applications, people, today);
    await seedComments(tx, applications, people, today);
    await seedTasks(tx, applications, people, today);
    await seedCallViews(tx, calls, today);
    await seedPageViews(tx, today);
    await seedBankRequests(tx, banks, people, today);
    await seedCallWork(tx, { people, banks, calls, today });
    await seedFunds(tx, banks, people, today);
    await seedAgreements(tx, applications, { people, today, files: platform.files });
    const { files } = platform;
    const now = platform.clock.now();
    await seedMentorship(tx, applications, { people, banks, now, files });
    await seedGifts(tx, platform, applications, { people, today });
    await seedVolunteers(tx, platform, applications, { people, today });
    await seedCampaigns(tx, applications, platform.clock.now());
    await seedCampaignPages(tx, applications, today);
    await seedPageContent(tx, people, today);
    await seedArticles(tx, people, today);
    await seedNetwork(tx, people, today);
    await seedPosts(tx, { people, now, files });
    await seedConversations(tx, { people, now, files });
    await seedGuardianContact(tx, platform, { people, today });
    await seedNotifications(tx, people, platform.clock.now());
    await seedSecurity(tx, people, platform.clock.now());
  });
}

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));
