import { pages } from '@app/contracts/pages';
import type { NotificationText } from '@app/messages/notifications';
import { v7 } from 'uuid';
import type { Tx } from '../../platform/db/client.ts';
import { putPerson } from './gathered.repo.ts';
import { notifications } from './notifications.tables.ts';
import type { NotificationValue } from './notifications.view.ts';
import type { Notice } from './telling.ts';

export interface NotificationChoice {
  readonly type?: Notice['type'];
  readonly text?: NotificationText;
  readonly values?: Readonly<Record<string, NotificationValue>>;
  readonly actionUrl?: string | null;
  readonly from?: string;
  readonly isPersonal?: boolean;
  /** Who did the same, and by what it is gathered. */
  readonly gathered?: {
    readonly by: string;
    readonly people: readonly { readonly id: string; readonly at: Date }[];
  };
  readonly at?: Date;
  readonly read?: boolean;
  readonly mailWaits?: boolean;
}

const start = new Date('2026-11-20T08:00:00.000Z');

export async function createNotification(
  tx: Tx,
  userId: string,
  choice: NotificationChoice = {},
): Promise<string> {
  const at = choice.at ?? start;
  // Lists are in the order of ids, so the id is of the time too.
  const id = v7({ msecs: at.getTime() });
  await tx.insert(notifications).values({
    id,
    userId,
    type: choice.type ?? 'status_change',
    text: choice.text ?? 'applicationApprovedTeam',
    values: choice.values ?? { title: 'Klupa uz rijeku' },
    actionUrl: choice.actionUrl === undefined ? pages.zone() : choice.actionUrl,
    fromUserId: choice.from ?? null,
    isPersonal: choice.isPersonal ?? choice.gathered !== undefined,
    gatheredBy: choice.gathered?.by ?? null,
    gathering: choice.gathered ? id : null,
    createdAt: at,
    readAt: choice.read ? at : null,
    mailWaits: choice.mailWaits ?? false,
  });
  for (const person of choice.gathered?.people ?? []) {
    await putPerson(tx, id, { userId: person.id, at: person.at });
  }
  return id;
}
