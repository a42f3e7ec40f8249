import { useRef } from 'react';
import { useCaughtFocus } from '../../../lib/browser/restored-focus.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { ChooseTalk, TalkComing } from '../../../lib/talk/pane.tsx';
import type { PlaceOf } from '../place.ts';
import { useConversationsText } from '../text.ts';
import s from './pane.module.css';

function LoadingState() {
  const t = useConversationsText();
  return <TalkComing label={t('loadingTalk')} />;
}

const Opened = lazyPart(() => import('./opened.tsx'), { waiting: <LoadingState /> });
const Doors = lazyPart(() => import('./doors.tsx').then((it) => it.Doors), {
  waiting: <LoadingState />,
});

interface PaneProps {
  readonly place: PlaceOf;
}

/** Beside the list: a conversation, who waits at the door, or a word about choosing. */
export function Pane({ place }: PaneProps) {
  const t = useConversationsText();
  const { conversation, box } = place;
  const doors = !conversation && box === 'requests';
  const pane = useRef<HTMLElement>(null);
  useCaughtFocus(pane, `${conversation} ${box}`);
  return (
    <section
      ref={pane}
      className={s.pane}
      tabIndex={-1}
      aria-label={t(doors ? 'doors' : 'conversation')}
    >
      {conversation ? <Opened key={conversation} id={conversation} place={place} /> : null}
      {doors ? <Doors place={place} /> : null}
      {conversation || doors ? null : <ChooseTalk title={t('choose')} text={t('chooseText')} />}
    </section>
  );
}
