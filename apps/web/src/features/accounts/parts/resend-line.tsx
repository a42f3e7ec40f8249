import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/message';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { useAccountsText } from '../text.ts';
import s from './auth-frame.module.css';

/** Shortest time between two mails of a kind, in milliseconds. */
const mailPause = 60_000;
/** Milliseconds for which it stands that a mail was sent (specification §9). */
const noticeFor = 3_000;

/** Seconds left until a moment, counted down; 0 once it has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(0);
  const left = now === 0 ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface ResendLineProps {
  /** Asks for the mail. What it answers with `stop` is told instead of having been sent. */
  readonly send: () => Promise<{ readonly stop?: string | undefined } | undefined>;
  readonly onSent?: () => void;
  /** When the last mail was sent, milliseconds since 1970; 0 if not known. */
  readonly sentAt: number;
  readonly question: string;
  readonly action: string;
  /** With `{{time}}`, shown until another mail may be asked for. */
  readonly wait: 'resendWait' | 'linkWait';
  readonly sent: string;
  readonly failed: string;
}

/** The line that asks for another mail: no more often than one may, and it says what became of it. */
export function ResendLine(props: ResendLineProps) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState(props.sentAt + mailPause);
  const [announcement, setAnnouncement] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(
    null,
  );
  const left = useSecondsUntil(until);

  const began = useEffectEvent(() => setUntil(props.sentAt + mailPause));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mail sent elsewhere starts the wait
  useEffect(() => began(), [props.sentAt]);
  useEffect(() => {
    if (announcement?.tone !== 'ok') return;
    const timer = setTimeout(() => setAnnouncement(null), noticeFor);
    return () => clearTimeout(timer);
  }, [announcement]);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setAnnouncement(null);
    try {
      const stop = (await props.send())?.stop;
      if (stop) return setAnnouncement({ tone: 'bad', text: stop });
      setUntil(Date.now() + mailPause);
      setAnnouncement({ tone: 'ok', text: props.sent });
      props.onSent?.();
    } catch (failure) {
      if (isApiError(failure, 'RATE_LIMITED') && failure.retryAfter !== null) {
        setUntil(Date.now() + failure.retryAfter * 1000);
      }
      const why = errorText(failure, language, '');
      setAnnouncement({ tone: 'bad', text: why ? `${props.failed}. ${why}` : props.failed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div role="status">
        {announcement ? <Message tone={announcement.tone}>{announcement.text}</Message> : null}
      </div>
      <div className={cx(s.foot, 'mt5')}>
        <span className={left > 0 ? 'tabular' : undefined}>
          {left > 0 ? t(props.wait, { time: clock(left) }) : props.question}
        </span>
        {left > 0 ? null : (
          <button type="button" className="link" aria-disabled={busy || undefined} onClick={send}>
            {props.action}
          </button>
        )}
      </div>
    </>
  );
}
