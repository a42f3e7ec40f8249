/** Addresses of the notification endpoints (specification §7.2). */
export const notificationsPaths = {
  list: 'GET /api/notifications',
  unreadCount: 'GET /api/notifications/unread-count',
  read: 'POST /api/notifications/:id/read',
  markAllRead: 'POST /api/notifications/mark-all-read',
  mark: 'POST /api/notifications/mark',
  remove: 'POST /api/notifications/remove',
  restore: 'POST /api/notifications/restore',
  choices: 'GET /api/notifications/choices',
  choose: 'PUT /api/notifications/choices',
  pushKey: 'GET /api/notifications/push-key',
  addDevice: 'PUT /api/notifications/devices',
  removeDevice: 'POST /api/notifications/devices/remove',
  unsubscribeLink: 'GET /api/notifications/unsubscribe/:token',
  unsubscribe: 'POST /api/notifications/unsubscribe/:token',
} as const;
