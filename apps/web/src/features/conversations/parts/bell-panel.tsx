import { pages } from '@app/contracts/pages';
import { DropList } from '../../../lib/menus/drop-content.tsx';
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
  return (
    <DropList
      title={t('title')}
      beside={unread > 0 ? <p className={s.sum}>{t('unread', { count: unread })}</p> : null}
      all={pages.messages()}
      query={list}
      rows={list.data ?? []}
      words={{
        all: t('all'),
        loading: t('loading'),
        failed: t('failed'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      onDone={onDone}
      row={(one) => (
        <ConversationRow
          key={one.id}
          conversation={one}
          to={pages.messages({ conversation: one.id })}
          onChosen={onDone}
        />
      )}
    />
  );
}
