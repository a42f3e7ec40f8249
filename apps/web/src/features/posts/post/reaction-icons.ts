import type { PostReaction } from '@app/domain/posts/post';
import { HandHeart, Heart, type Icon, Lightbulb, ThumbsUp } from '@app/ui/icons';

export const reactionIcons: Record<PostReaction, Icon> = {
  like: Heart,
  useful: ThumbsUp,
  inspiring: Lightbulb,
  support: HandHeart,
};
