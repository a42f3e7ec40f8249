import type { ArticleStatus } from '@app/domain/articles/article.machine';
import { Badge, type BadgeTone } from '@app/ui/badge';
import {
  Archive,
  Check,
  Clock,
  GitCompareArrows,
  type Icon,
  PencilLine,
  Send,
} from '@app/ui/icons';
import { useEditorText } from '../desk-text.ts';

const looks = {
  draft: { tone: 'quiet', icon: PencilLine, text: 'statusDraft' },
  review: { tone: 'info', icon: Send, text: 'statusReview' },
  scheduled: { tone: 'info', icon: Clock, text: 'statusScheduled' },
  published: { tone: 'ok', icon: Check, text: 'statusPublished' },
  amended: { tone: 'warn', icon: GitCompareArrows, text: 'statusAmended' },
  archived: { tone: 'outline', icon: Archive, text: 'statusArchived' },
} as const satisfies Record<
  ArticleStatus,
  { readonly tone: BadgeTone; readonly icon: Icon; readonly text: string }
>;

export function ArticleStatusBadge({ status }: { status: ArticleStatus }) {
  const t = useEditorText();
  const { tone, icon: Sign, text } = looks[status];
  return (
    <Badge tone={tone} icon={<Sign />}>
      {t(text)}
    </Badge>
  );
}
