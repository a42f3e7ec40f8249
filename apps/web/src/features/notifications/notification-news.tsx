import { lazy, Suspense } from 'react';
import { Waiting } from './parts/waiting.tsx';

const News = lazy(() => import('./parts/news.tsx'));

/** All of a member's notifications; brings the heading of its page. */
export const NotificationNews = () => (
  <Suspense fallback={<Waiting rows={5} />}>
    <News />
  </Suspense>
);
