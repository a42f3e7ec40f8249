import { createECDH } from 'node:crypto';
import type { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { createNotification } from '../modules/notifications/notifications.factory.ts';
import { unsubscribeToken } from '../modules/notifications/unsubscribe.ts';
import { everybody, members, noOne } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Person, Stage } from './stage.ts';

const notice = ({ tx }: Stage, { id }: Person) => tx((open) => createNotification(open, id));
const foreignId = ({ standing }: Stage) => standing.notificationId;
const theirs = { own: members, foreign: noOne } as const;
const token = async (stage: Stage) => {
  const { id } = await stage.fresh('lejla');
  return { params: { token: unsubscribeToken(stage.app.platform.secret, id, 'digest') } };
};

const some = {
  may: theirs,
  own: async (stage: Stage, reader: Person) => ({ body: { ids: [await notice(stage, reader)] } }),
  foreign: (stage: Stage) => ({ body: { ids: [foreignId(stage)] } }),
  missing: () => ({ body: { ids: [missingId] } }),
};

const device = {
  endpoint: 'https://push.example.com/send/1',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};

export const notificationsSamples: Samples<typeof notificationsApi> = {
  list: {
    may: members,
    filters: [
      {},
      { kind: 'donations' },
      { unread: 'true' },
      { kind: 'applications', unread: 'true' },
    ],
  },
  unreadCount: { may: members },
  read: {
    may: theirs,
    own: async (stage, reader) => ({ params: { id: await notice(stage, reader) } }),
    foreign: (stage) => ({ params: { id: foreignId(stage) } }),
  },
  markAllRead: { may: members, caller: 'fresh' },
  mark: {
    may: theirs,
    own: async (stage, reader) => ({ body: { ids: [await notice(stage, reader)], read: true } }),
    foreign: (stage) => ({ body: { ids: [foreignId(stage)], read: true } }),
    missing: () => ({ body: { ids: [missingId], read: true } }),
  },
  remove: some,
  restore: some,
  choices: { may: members },
  choose: { may: members, caller: 'fresh', own: () => ({ body: { frequency: 'daily' } }) },
  pushKey: { may: members },
  addDevice: { may: members, caller: 'fresh', own: () => ({ body: device }) },
  removeDevice: {
    may: members,
    caller: 'fresh',
    own: () => ({ body: { endpoint: device.endpoint } }),
  },
  unsubscribeLink: { may: everybody, own: token, status: 303, absent: 'answered' },
  unsubscribe: { may: everybody, own: token, absent: 'TOKEN_INVALID' },
};
