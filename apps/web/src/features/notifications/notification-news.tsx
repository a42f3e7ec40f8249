import { late } from '../../lib/late.tsx';
import { Waiting } from './parts/waiting.tsx';

/** All of a member's notifications; brings the heading of its page. */
export const NotificationNews = late(() => import('./parts/news.tsx'), {
  waiting: <Waiting rows={5} />,
});
