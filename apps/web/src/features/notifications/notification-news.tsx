import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { Waiting } from './parts/waiting.tsx';

export const NotificationNews = lazyPart(() => import('./parts/news.tsx'), {
  waiting: (
    <div className="section">
      <Waiting rows={5} />
    </div>
  ),
});
