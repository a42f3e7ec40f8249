export { NotificationBell } from './notification-bell.tsx';
export { NotificationChoices } from './notification-choices.tsx';
export { NotificationNews } from './notification-news.tsx';
