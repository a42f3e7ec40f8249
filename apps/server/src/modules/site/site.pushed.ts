/**
 * What a push service brings is shown by the device, and leads to the page that it is about. A page
 * that is open stays as it is: what is written in it is not lost.
 */
export const pushedWorker = `addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (title) event.waitUntil(registration.showNotification(title, { body, tag, data: { url } }));
});
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = new URL(notification.data?.url ?? '/', location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((one) => one.url === url.href);
      return there ? there.focus() : clients.openWindow(url.href);
    }),
  );
});
`;
