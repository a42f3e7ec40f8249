/** Addresses of the notification endpoints (specification §7.2). */
export const notificationsPaths = {
  list: 'GET /api/notifications',
  unreadCount: 'GET /api/notifications/unread-count',
  read: 'POST /api/notifications/:id/read',
  markAllRead: 'POST /api/notifications/mark-all-read',
} as const;
