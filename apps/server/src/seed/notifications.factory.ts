import { pages } from '@app/contracts/pages';
import {
  createNotification,
  type NotificationChoice,
} from '../modules/notifications/notifications.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import type { People } from './people.factory.ts';

const hours = 3_600_000;
const days = 24 * hours;

/** One thing that happened, and how long ago, in milliseconds. */
interface DemoNotice {
  readonly ago: number;
  readonly to: readonly string[];
  readonly what: Omit<NotificationChoice, 'at' | 'from'>;
  readonly from?: string;
  readonly read?: true;
}

const team = ['vlasnik', 'clan'];
const board = ['odbor1', 'odbor2', 'odbor3', 'voditelj', 'koordinator'];
const page = (slug: string) => pages.project({ slug });

const donation = (ago: number, amount: number, read?: true): DemoNotice => ({
  ago,
  to: team,
  ...(read ? { read } : {}),
  what: {
    type: 'donation',
    text: 'donationReceivedTeam',
    values: { title: 'Kino pod vedrim nebom', amount },
    actionUrl: page('kino-pod-vedrim-nebom'),
  },
});

const status = (
  text: NonNullable<NotificationChoice['text']>,
  slug: string,
  values: NonNullable<NotificationChoice['values']>,
): DemoNotice['what'] => ({ type: 'status_change', text, values, actionUrl: page(slug) });

const submitted = (ago: number, title: string, read?: true): DemoNotice => ({
  ago,
  to: board,
  ...(read ? { read } : {}),
  what: {
    type: 'review',
    text: 'applicationSubmittedBoard',
    values: { title },
    actionUrl: pages.board(),
  },
});

const demoNotices: readonly DemoNotice[] = [
  {
    ago: 12 * 60_000,
    to: team,
    what: status('applicationReturnedTeam', 'bazar-knjiga', {
      title: 'Bazar knjiga',
      reason: 'Za tende nam treba ponuda, a za stolove koliko ih već ima biblioteka.',
    }),
  },
  donation(35 * 60_000, 20),
  submitted(2 * hours, 'Zelena ruta do škole'),
  donation(1.5 * hours, 50),
  donation(2.6 * hours, 10),
  {
    ago: 26 * hours,
    to: ['vlasnik', 'lejla'],
    from: 'clan',
    what: {
      type: 'team_activity',
      text: 'teamActivity',
      values: {
        title: 'Muzička soba u Domu mladih',
        section: { bhs: 'Budžet', en: 'Budget' },
      },
      actionUrl: pages.ownApplications({ tab: 'sve' }),
    },
  },
  donation(27 * hours, 100, true),
  submitted(30 * hours, 'Zelena tabla na Ircu', true),
  {
    ago: 3 * days,
    to: team,
    read: true,
    what: status('applicationSubmittedTeam', 'zelena-tabla-na-ircu', {
      title: 'Zelena tabla na Ircu',
    }),
  },
  {
    ago: 5 * days,
    to: ['vlasnik'],
    from: 'clan',
    read: true,
    what: {
      type: 'invitation_response',
      text: 'invitationAccepted',
      values: { title: 'Muzička soba u Domu mladih' },
      actionUrl: pages.ownApplications({ tab: 'sve' }),
    },
  },
  {
    ago: 9 * days,
    to: team,
    read: true,
    what: status('implementationStartedTeam', 'staza-uz-jalu', { title: 'Staza uz Jalu' }),
  },
  {
    ago: 11 * days,
    to: team,
    read: true,
    what: status('contractSignedTeam', 'radio-iz-podruma', { title: 'Radio iz podruma' }),
  },
  {
    ago: 21 * days - 2 * hours,
    to: team,
    read: true,
    what: status('campaignStartedTeam', 'kino-pod-vedrim-nebom', {
      title: 'Kino pod vedrim nebom',
      goal: 1930,
    }),
  },
];

export async function seedNotifications(tx: Tx, people: People, now: Date): Promise<void> {
  for (const { ago, to, what, from, read } of demoNotices) {
    for (const name of to) {
      await createNotification(tx, entry(people, name).id, {
        ...what,
        at: new Date(now.getTime() - ago),
        ...(from ? { from: entry(people, from).id } : {}),
        ...(read ? { read } : {}),
      });
    }
  }
}
