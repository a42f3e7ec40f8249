import { lazy, Suspense } from 'react';
import { Waiting } from './parts/waiting.tsx';

const Choices = lazy(() => import('./parts/choices.tsx'));

/**
 * What a member wants to hear, on which way and when; each change saves at once. It stands under a
 * heading of its page, `#notifications` in the settings.
 */
export const NotificationChoices = () => (
  <Suspense fallback={<Waiting rows={6} />}>
    <Choices />
  </Suspense>
);
