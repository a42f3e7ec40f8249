import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endPush } from '../../lib/browser/push-here.ts';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { PushHere } from './parts/push-here.tsx';

const endpoint = 'https://push.example.com/send/1';
const key = `B${'A'.repeat(86)}`;
const keys = { p256dh: key, auth: 'A'.repeat(22) };

/** A browser with a push service. */
function browser({
  permission = 'default',
  asked = 'granted',
}: {
  permission?: NotificationPermission;
  asked?: NotificationPermission;
} = {}) {
  let current: object | null = null;
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async (_options: object) => {
      current = subscription;
      return subscription;
    }),
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    clipboard: navigator.clipboard,
    serviceWorker: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => asked });
  return { pushManager, subscription, isOn: () => current !== null };
}

const sent = (path: string) => allSent().filter((one) => one.path.endsWith(path));
const press = (name: string) => screen.findByRole('button', { name });

beforeEach(async () => {
  await signIn();
  answer(notificationsApi.pushKey, { key });
  answer(notificationsApi.addDevice, { success: true });
  answer(notificationsApi.removeDevice, { success: true });
});

it('turns them on for this device once the reader allows it, and off again', async () => {
  const { pushManager, isOn } = browser();
  const { user } = show(<PushHere />);
  await user.click(await press('Uključi na ovom uređaju'));
  await screen.findByText('Uključena su na ovom uređaju.');
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  expect(sent('/devices').map(({ body }) => body)).toEqual([{ endpoint, keys }]);
  await expectAccessible();
  await user.click(await press('Isključi na ovom uređaju'));
  await press('Uključi na ovom uređaju');
  expect(isOn()).toBe(false);
  expect(sent('/devices/remove').map(({ body }) => body)).toEqual([{ endpoint }]);
});

it('says where the browser has none', async () => {
  show(<PushHere />);
  await screen.findByText(/Ovaj preglednik ih ne prima/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says where the reader forbids them', async () => {
  browser({ asked: 'denied' });
  const { user } = show(<PushHere />);
  await user.click(await press('Uključi na ovom uređaju'));
  await screen.findByText(/Zabranjena su u pregledniku/);
  expect(sent('/devices')).toEqual([]);
});

it('says where it did not work, and lets it be tried again', async () => {
  const { pushManager } = browser();
  pushManager.subscribe.mockRejectedValueOnce(new Error('no push service'));
  const { user } = show(<PushHere />);
  await user.click(await press('Uključi na ovom uređaju'));
  await screen.findByText('Nije uspjelo. Provjeri internet pa pokušaj ponovo.');
  await user.click(await press('Uključi na ovom uređaju'));
  await screen.findByText('Uključena su na ovom uređaju.');
});

it('tells the product of a device that is on, by its present key, and ends with whoever leaves it', async () => {
  const { pushManager, subscription, isOn } = browser({ permission: 'granted' });
  await pushManager.subscribe({});
  show(<PushHere />);
  await screen.findByText('Uključena su na ovom uređaju.');
  await waitFor(() => expect(sent('/devices')).toHaveLength(1));
  // It was asked for with another one.
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenLastCalledWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await endPush();
  expect(isOn()).toBe(false);
});
