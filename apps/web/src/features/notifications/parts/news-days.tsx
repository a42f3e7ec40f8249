import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import type { DayGroup } from '@app/domain/notifications/notification.groups';
import { useId, useRef } from 'react';
import { useRestoredFocus } from '../../../lib/browser/restored-focus.ts';
import { toast } from '../../../lib/toast.ts';
import { useNewsText } from '../news-text.ts';
import { useNewsAction, useRestore } from '../queries.ts';
import { NewsRow } from './news-row.tsx';
import s from './notifications.module.css';

interface NewsDaysProps {
  readonly days: readonly DayGroup<NotificationView>[];
  readonly unreadOnly: boolean;
}

export function NewsDays({ days, unreadOnly }: NewsDaysProps) {
  const t = useNewsText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const action = useNewsAction(t('refused'));
  const silentAction = useNewsAction();
  const restore = useRestore(t('refused'));
  const noteFocus = useRestoredFocus(list, days, {
    rows: 'section > ul > li',
    otherwise: '#notifications-heading',
  });

  const remove = (ids: readonly string[]) => {
    void action.run({ what: 'remove', ids });
    toast({
      title: t('removed', { count: ids.length }),
      tone: 'info',
      action: { label: t('undo'), onAction: () => void restore.run(ids) },
    });
  };
  const mark = (ids: readonly string[], read: boolean) => {
    void action.run({ what: 'mark', ids, read });
  };

  return (
    <div ref={list} {...noteFocus}>
      {days.map(({ day, rows }) => (
        <section key={day} aria-labelledby={`${id}-${day}`}>
          <h2 className={s.day} id={`${id}-${day}`} tabIndex={-1}>
            {t(day)}
          </h2>
          <ul>
            {rows.map(({ key, items }) => (
              <NewsRow
                key={key}
                day={day}
                items={items}
                unreadOnly={unreadOnly}
                onChosen={(ids) => void silentAction.run({ what: 'mark', ids, read: true })}
                onMark={mark}
                onRemove={remove}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
