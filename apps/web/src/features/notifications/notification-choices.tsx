import { late } from '../../lib/late.tsx';
import { Waiting } from './parts/waiting.tsx';

/**
 * What a member wants to hear, on which way and when; each change saves at once. It stands under a
 * heading of its page, `#notifications` in the settings.
 */
export const NotificationChoices = late(() => import('./parts/choices.tsx'), {
  waiting: <Waiting rows={6} />,
});
