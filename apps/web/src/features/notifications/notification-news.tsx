import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { WaitingNotifications } from './parts/waiting.tsx';

export const NotificationNews = lazyPart(() => import('./parts/news.tsx'), {
  waiting: (
    <div className="section">
      <WaitingNotifications rows={5} />
    </div>
  ),
});
