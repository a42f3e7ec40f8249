import { MessageCircle } from '@app/ui/icons';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

const quiet = (
  <span className="icon-button">
    <MessageCircle />
  </span>
);

/** The key of the headers that leads to messages; strangers' pages do not carry its code. */
export const MessagesBell = lazyPart(() => import('./parts/bell.tsx'), {
  waiting: quiet,
  members: true,
});

/** Leads from a profile into the conversation with that member. */
export const MessageButton = lazyPart(() => import('./parts/message-button.tsx'), {
  members: true,
});
