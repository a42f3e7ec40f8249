import { readYoutube } from '@app/domain/blocks/embed';
import { Note } from '@app/ui/note';
import { useEffect, useRef, useState } from 'react';
import { allowYoutube, forbidYoutube, useYoutubeAllowed } from './consent.ts';
import s from './frame.module.css';
import { ClosedFrame } from './frame.tsx';
import { useBlocksText } from './text.ts';
import { leaveTurn, takeTurn } from './turn.ts';
import { motionAllowed, useSeen } from './use-seen.ts';

const origin = 'https://www.youtube-nocookie.com';
/** A player that has said nothing for so long was not loaded. */
const silenceMs = 15_000;

interface VideoProps {
  readonly url: string;
  readonly title: string;
}

/** A video of YouTube; an address that has none is told. */
export function Youtube({ url, title }: VideoProps) {
  const t = useBlocksText();
  const allowed = useYoutubeAllowed();
  const [pressed, setPressed] = useState(false);
  const found = readYoutube(url);
  if ('problem' in found) return <Note tone="warn">{t(`youtube_${found.problem}`)}</Note>;
  if (allowed) return <Player key={found.id} id={found.id} title={title} withSound={pressed} />;
  const agree = () => {
    setPressed(true);
    allowYoutube();
  };
  return <ClosedFrame open={t('play')} note={t('playNote')} onOpen={agree} />;
}

interface PlayerProps {
  readonly id: string;
  readonly title: string;
  /** The reader pressed; browsers let a video that begins by itself begin without sound only. */
  readonly withSound: boolean;
}

function Player({ id, title, withSound }: PlayerProps) {
  const t = useBlocksText();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const seen = useSeen(place, 0.2);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (seen) setLoaded(true);
  }, [seen]);
  useEffect(() => {
    const { current } = frame;
    if (!loaded || !current) return undefined;
    return followPlayer(current, () => setFailed(true));
  }, [loaded]);
  useTurn(frame, seen && loaded && !failed, withSound);
  const byItself = withSound || (loaded && motionAllowed());
  return (
    <div ref={place}>
      {failed ? (
        <Note tone="warn">
          {t('youtube_failed')}{' '}
          <a href={`https://www.youtube.com/watch?v=${id}`} rel="noopener noreferrer">
            {t('onYoutube')}
          </a>
        </Note>
      ) : loaded ? (
        <iframe
          ref={frame}
          className={s.frame}
          src={`${origin}/embed/${id}?${settingsOf(byItself, withSound)}`}
          title={title || t('video')}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={s.frame} />
      )}
      <p className="smaller muted mt2">
        <button type="button" className="button button-ghost button-medium" onClick={forbidYoutube}>
          {t('forbidAgain')}
        </button>
      </p>
    </div>
  );
}

const settingsOf = (byItself: boolean, withSound: boolean): URLSearchParams =>
  new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    rel: '0',
    autoplay: byItself ? '1' : '0',
    mute: byItself && !withSound ? '1' : '0',
  });

const tell = (player: HTMLIFrameElement | null, message: Record<string, unknown>) =>
  player?.contentWindow?.postMessage(JSON.stringify(message), origin);

const command = (player: HTMLIFrameElement | null, func: string, ...args: string[]) =>
  tell(player, { event: 'command', func, args });

/** Plays while it is in sight, pauses when it leaves it, or when another one begins. */
function useTurn(
  frame: React.RefObject<HTMLIFrameElement | null>,
  inSight: boolean,
  withSound: boolean,
) {
  useEffect(() => {
    if (!inSight) return undefined;
    const pause = () => command(frame.current, 'pauseVideo');
    if (withSound || motionAllowed()) {
      takeTurn(pause);
      command(frame.current, 'playVideo');
    }
    // What the reader starts in the player itself takes the turn as well.
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      if (stateIn(event.data) === playing) takeTurn(pause);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      pause();
      leaveTurn(pause);
    };
  }, [frame, inSight, withSound]);
}

const playing = 1;

interface PlayerMessage {
  readonly event?: string;
  readonly info?: number | { readonly playerState?: number } | null;
}

function messageIn(data: unknown): PlayerMessage | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    return typeof message === 'object' ? message : null;
  } catch {
    return null;
  }
}

function stateIn(data: unknown): number | undefined {
  const message = messageIn(data);
  if (message?.event === 'onStateChange' && typeof message.info === 'number') return message.info;
  return typeof message?.info === 'object' ? message.info?.playerState : undefined;
}

/**
 * Asks the player to tell what happens in it: it does so over messages, without a script of
 * YouTube's in our page.
 */
function followPlayer(player: HTMLIFrameElement, onFailed: () => void): () => void {
  const silence = window.setTimeout(onFailed, silenceMs);
  const greet = () => {
    tell(player, { event: 'listening', id: player.src, channel: 'widget' });
    command(player, 'addEventListener', 'onError');
    command(player, 'addEventListener', 'onStateChange');
  };
  const listen = (event: MessageEvent) => {
    if (event.source !== player.contentWindow || event.origin !== origin) return;
    window.clearTimeout(silence);
    if (messageIn(event.data)?.event === 'onError') onFailed();
  };
  window.addEventListener('message', listen);
  player.addEventListener('load', greet);
  return () => {
    window.clearTimeout(silence);
    window.removeEventListener('message', listen);
    player.removeEventListener('load', greet);
  };
}
