import { cx } from '@app/ui/cx';
import { Dialog } from '@app/ui/dialog';
import { Check, FileText, Image, Undo2 } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stage } from './stage.tsx';
import { useEvidenceText } from './text.ts';
import type { Evidence, EvidenceViewerProps } from './types.ts';
import s from './viewer.module.css';

const marks = { waits: null, accepted: Check, returned: Undo2 };

export default function Viewer({ pieces, at, onMove, onClose, after }: EvidenceViewerProps) {
  const t = useEvidenceText();
  const [seen, setSeen] = useState('');
  const [answered, setAnswered] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const place = Math.max(
    0,
    pieces.findIndex(({ key }) => key === at),
  );
  const piece = pieces[place];
  const step = (by: number) => {
    const next = pieces[(place + by + pieces.length) % pieces.length];
    if (next && next !== piece) onMove(next.key);
  };
  useArrowKeys(body, stage, step);
  if (!piece) return null;
  const counter = t('place', { n: place + 1, all: pieces.length });
  const several = pieces.length > 1;
  const done = () => {
    setAnswered(true);
    const next = [...pieces.slice(place + 1), ...pieces.slice(0, place)].find(({ waits }) => waits);
    if (next) onMove(next.key);
    // What was pressed is gone, and what stands there now belongs to another piece.
    stage.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          <span className={s.counter}>
            {[several ? counter : '', piece.of].filter(Boolean).join(' · ')}
          </span>
          {piece.title}
        </>
      }
      closeLabel={t('close')}
      look="wide"
      className={s.viewer}
    >
      <p className="visually-hidden" role="status">
        {several ? `${counter}: ${piece.title}` : null}
      </p>
      <div className={s.body} ref={body}>
        <Stage
          piece={piece}
          several={several}
          place={stage}
          onStep={step}
          onSeen={() => setSeen(piece.key)}
        />
        <div className={s.side}>
          {piece.claim}
          {piece.acts ? (
            <fieldset key={piece.key} className={s.acts} disabled={seen !== piece.key}>
              {piece.acts(done)}
            </fieldset>
          ) : null}
          {answered && !pieces.some(({ waits }) => waits) ? (
            <Note tone="ok" role="status">
              {t('nothingWaits')}
            </Note>
          ) : null}
          {pieces.some(({ waits }) => waits) ? null : after}
          {several ? <p className={cx('smaller faint', s.keys)}>{t('keys')}</p> : null}
        </div>
        {several ? <Row pieces={pieces} place={place} onMove={onMove} /> : null}
      </div>
    </Dialog>
  );
}

/** Left and right, unless they move within a text, or over what is larger than its place. */
function useArrowKeys(
  body: React.RefObject<HTMLElement | null>,
  stage: React.RefObject<HTMLElement | null>,
  step: (by: number) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const { target } = event;
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.matches('input, textarea, select')) return;
    // A question over the viewer has the keys.
    const sheet = body.current?.closest('[role="dialog"]');
    if (!sheet || target.closest('[role="dialog"], [role="alertdialog"]') !== sheet) return;
    if (target === stage.current && target.scrollWidth > target.clientWidth) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const iconOf = ({ icon, name }: Evidence) =>
  icon ?? (/\.(?:webp|png|jpe?g)$/.test(name) ? Image : FileText);

/** All of them, each a niche; the one that is shown stands higher. */
function Row({
  pieces,
  place,
  onMove,
}: {
  readonly pieces: readonly Evidence[];
  readonly place: number;
  readonly onMove: (key: string) => void;
}) {
  const t = useEvidenceText();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current
  useEffect(() => {
    const one = current.current?.parentElement;
    const row = one?.parentElement;
    // In the row alone: the page below stays where it is.
    if (row && one) row.scrollLeft = one.offsetLeft - (row.clientWidth - one.offsetWidth) / 2;
  }, [place]);
  return (
    <ol className={cx('row-aside', s.row)} aria-label={t('all')}>
      {pieces.map((one, n) => {
        const Sign = iconOf(one);
        const Mark = one.state ? marks[one.state] : null;
        const texts = [`${n + 1}: ${one.title}`, one.state ? t(`state_${one.state}`) : ''];
        return (
          <li key={one.key}>
            <button
              type="button"
              ref={n === place ? current : null}
              className={cx(s.one, one.state && s[one.state])}
              aria-current={n === place ? 'step' : undefined}
              aria-label={texts.filter(Boolean).join(', ')}
              onClick={() => onMove(one.key)}
            >
              <Sign />
              {Mark ? (
                <span className={s.mark}>
                  <Mark />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
