export { notificationsModule } from './notifications.routes.ts';
export { type Notice, type NotificationValue, notify } from './notifications.service.ts';
