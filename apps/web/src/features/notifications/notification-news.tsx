import { late } from '../../lib/late.tsx';
import { Waiting } from './parts/waiting.tsx';

export const NotificationNews = late(() => import('./parts/news.tsx'), {
  waiting: (
    <div className="sec">
      <Waiting rows={5} />
    </div>
  ),
});
