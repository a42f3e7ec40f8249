import { Button } from '@app/ui/button';
import { Smartphone } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { Note } from '@app/ui/note';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { canPushHere, pushedHere, startPush } from '../../../lib/browser/push-here.ts';
import { useChoicesText } from '../choices-text.ts';
import { notifications } from '../client.ts';
import { choicesKey } from '../queries.ts';

type State = 'unknown' | 'cannot' | 'off' | 'on' | 'busy' | 'denied' | 'failed';

/** Whether this device shows notifications, and the key that changes it. */
export function PushHere() {
  const t = useChoicesText();
  const queries = useQueryClient();
  const [state, setState] = useState<State>('unknown');
  const tell = async (subscription: PushSubscription) => {
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    await notifications.addDevice({ body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
    await queries.invalidateQueries({ queryKey: choicesKey });
  };
  const start = async () => {
    const { key } = await notifications.pushKey();
    await tell(await startPush(key));
  };
  const look = useEffectEvent(async () => {
    if (!canPushHere()) return setState('cannot');
    if (Notification.permission === 'denied') return setState('denied');
    const isOn = (await pushedHere()) !== null;
    setState(isOn ? 'on' : 'off');
    // The product may know it of somebody else, not any more, or by another key.
    if (isOn) await start();
  });
  useEffect(() => {
    look().catch(() => setState('failed'));
  }, []);
  const turnOn = async () => {
    setState('busy');
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState('denied');
      await start();
      setState('on');
    } catch {
      setState('failed');
    }
  };
  const turnOff = async () => {
    setState('busy');
    try {
      const subscription = await pushedHere();
      if (subscription) {
        await notifications.removeDevice({ body: { endpoint: subscription.endpoint } });
        await subscription.unsubscribe();
      }
      await queries.invalidateQueries({ queryKey: choicesKey });
      setState('off');
    } catch {
      setState('failed');
    }
  };
  if (state === 'unknown') return null;
  return (
    <Note icon={<Smartphone />} className="mt5">
      <p className="bold">{t('pushTitle')}</p>
      <p className="small muted">
        {t(state === 'cannot' ? 'pushCannot' : state === 'denied' ? 'pushDenied' : 'pushText')}
      </p>
      <div role="status">
        {state === 'failed' ? <Message tone="bad">{t('pushFailed')}</Message> : null}
        {state === 'on' ? <Message tone="ok">{t('pushOn')}</Message> : null}
      </div>
      {state === 'cannot' || state === 'denied' ? null : (
        <Button
          size="m"
          variant={state === 'on' ? 'ghost' : 'soft'}
          className="mt2"
          busy={state === 'busy'}
          onClick={() => void (state === 'on' ? turnOff() : turnOn())}
        >
          {t(state === 'on' ? 'pushTurnOff' : 'pushTurnOn')}
        </Button>
      )}
    </Note>
  );
}
