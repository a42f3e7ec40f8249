import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

export const NewConversationDialog = lazyPart(() => import('./new-conversation.tsx'));
export const GroupDialog = lazyPart(() => import('./group.tsx'));
export const ChoicesDialog = lazyPart(() => import('./choices.tsx'));
