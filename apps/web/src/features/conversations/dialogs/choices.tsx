import type { MessageSettings } from '@app/contracts/conversations/conversations.schemas';
import { Dialog } from '@app/ui/dialog';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Switch } from '@app/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../kit/action/use-action.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { conversations } from '../client.ts';
import { settingsQuery } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import s from './people.module.css';

/** Who may write to the reader, and what they say of what they read. */
export default function ChoicesDialog({ onClose }: { onClose(): void }) {
  const t = useConversationsText();
  const query = useQuery(settingsQuery);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('choices')}
      description={t('settingsText')}
      closeLabel={t('close')}
    >
      {query.isPending ? (
        <Loading label={t('loadingList')} className="column g4">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Loading>
      ) : null}
      {query.isError && !query.data ? (
        <Failed title={t('settingsFailed')} query={query} level={3} />
      ) : null}
      {query.data ? <Choices settings={query.data} /> : null}
    </Dialog>
  );
}

function Choices({ settings }: { readonly settings: MessageSettings }) {
  const t = useConversationsText();
  const choose = useChoose();
  return (
    <div>
      <div className={s.choice}>
        <Switch
          checked={settings.strangers === 'members'}
          onChecked={(on) => choose({ strangers: on ? 'members' : 'nobody' })}
        >
          {t('strangers')}
        </Switch>
        <p className="smaller muted">{t('minors')}</p>
      </div>
      <div className={s.choice}>
        <Switch
          checked={settings.groups === 'connections'}
          onChecked={(on) => choose({ groups: on ? 'connections' : 'nobody' })}
        >
          {t('groups')}
        </Switch>
      </div>
      <div className={s.choice}>
        <Switch checked={settings.readReceipts} onChecked={(on) => choose({ readReceipts: on })}>
          {t('receipts')}
        </Switch>
        <p className="smaller muted">{t('receiptsText')}</p>
      </div>
    </div>
  );
}

/** Shown at once; put back where it is refused. */
function useChoose() {
  const { run } = useAction({
    send: (body: Partial<MessageSettings>) => conversations.setSettings({ body }),
    query: {
      queryKey: settingsQuery.queryKey,
      optimistic: (now: MessageSettings, body) => ({ ...now, ...body }),
    },
  });
  return run;
}
