import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { DropContent } from '../../../lib/drop-panel.tsx';
import { PageLink } from '../../../lib/links.tsx';
import { useBellText } from '../bell-text.ts';
import { useNewest } from '../queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import s from './row.module.css';

interface PanelProps {
  readonly unread: number;
  onDone(): void;
}

/** The first five conversations (specification §2.3). */
export default function BellPanel({ unread, onDone }: PanelProps) {
  const t = useBellText();
  const list = useNewest();
  const rows = list.data ?? [];
  return (
    <DropContent
      title={t('title')}
      beside={unread > 0 ? <p className={s.sum}>{t('unread', { count: unread })}</p> : null}
      foot={
        <PageLink className="go" to={pages.messages()} onClick={onDone}>
          {t('all')} <ArrowRight />
        </PageLink>
      }
    >
      {list.isPending ? (
        <Loading label={t('loading')}>
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Loading>
      ) : null}
      {list.isError && rows.length === 0 ? (
        <div className="empty" role="alert">
          <p className="sm">{t('failed')}</p>
          <Button size="m" onClick={() => void list.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {list.isSuccess && rows.length === 0 ? (
        <EmptyState
          level={3}
          picture={<QuietRiver />}
          title={t('emptyTitle')}
          text={t('emptyText')}
        />
      ) : null}
      <ul className={s.inPanel}>
        {rows.map((one) => (
          <ConversationRow
            key={one.id}
            conversation={one}
            to={pages.messages({ conversation: one.id })}
            onChosen={onDone}
          />
        ))}
      </ul>
    </DropContent>
  );
}
