import type { NotificationKind } from '@app/contracts/notifications/notifications.schemas';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone, QuietRiver, WholeBridge } from '@app/ui/scenes/arch-pictures';
import { Link } from 'react-router';
import { type NewsFilter, queryOf } from '../news.ts';
import { useNewsText } from '../news-text.ts';

const kindTexts = {
  teams: 'emptyTeams',
  applications: 'emptyApplications',
  donations: 'emptyDonations',
  mentors: 'emptyMentors',
  network: 'emptyNetwork',
} as const satisfies Record<NotificationKind, string>;

export function NewsEmpty({ filter }: { filter: NewsFilter }) {
  const t = useNewsText();
  const { kind, unreadOnly } = filter;
  if (unreadOnly) {
    return (
      <EmptyState
        level={2}
        picture={<WholeBridge />}
        title={t('allReadTitle')}
        text={t('quietText')}
        action={
          <Button asChild size="m">
            <Link to={`?${queryOf({ kind, unreadOnly: false })}`} replace preventScrollReset>
              {t('showAll')}
            </Link>
          </Button>
        }
      />
    );
  }
  return kind ? (
    <EmptyState
      level={2}
      picture={<MissingStone />}
      title={t('emptyTitle')}
      text={t(kindTexts[kind])}
    />
  ) : (
    <EmptyState level={2} picture={<QuietRiver />} title={t('quietTitle')} text={t('quietText')} />
  );
}
