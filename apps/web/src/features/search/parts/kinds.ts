import type { SearchKind } from '@app/contracts/search/search.kinds';
import {
  FileText,
  type Icon,
  Landmark,
  Lightbulb,
  Megaphone,
  MessageCircle,
  Users,
} from '@app/ui/icons';

export const kindIcons: Readonly<Record<SearchKind, Icon>> = {
  people: Users,
  projects: Lightbulb,
  calls: Megaphone,
  banks: Landmark,
  articles: FileText,
  posts: MessageCircle,
};
