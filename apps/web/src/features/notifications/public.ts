export { NotificationBell } from './notification-bell.tsx';
export { NotificationNews } from './notification-news.tsx';
export { NotificationChoicesForm as NotificationChoices } from './parts/choices.tsx';
