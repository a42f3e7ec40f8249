import { notify } from '../modules/notifications/public.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Platform } from '../platform/platform.ts';
import { entry } from './applications.factory.ts';
import type { People } from './people.factory.ts';

/** A few unread notifications for those who look around first. */
export async function seedNotifications(tx: Tx, platform: Platform, people: People): Promise<void> {
  const id = (name: string) => entry(people, name).id;
  await notify(tx, platform, {
    userIds: [id('vlasnik'), id('clan')],
    type: 'status_change',
    text: 'applicationReturnedTeam',
    values: {
      title: 'Bazar knjiga',
      reason: 'Za tende nam treba ponuda, a za stolove koliko ih već ima biblioteka.',
    },
    actionUrl: '/canvas-narandzasti-pregled/bazar-knjiga',
  });
  await notify(tx, platform, {
    userIds: [id('vlasnik'), id('clan')],
    type: 'donation',
    text: 'donationReceivedTeam',
    values: { title: 'Kino pod vedrim nebom', amount: 20 },
    actionUrl: '/canvas-narandzasti-pregled/kino-pod-vedrim-nebom',
  });
  await notify(tx, platform, {
    userIds: [id('odbor1'), id('odbor2'), id('odbor3'), id('voditelj')],
    type: 'review',
    text: 'applicationSubmittedBoard',
    values: { title: 'Zelena ruta do škole' },
    actionUrl: '/ob/odbor',
  });
}
