import { sizeText } from '@app/messages/format/sizes';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import {
  ChevronLeft,
  ChevronRight,
  Download,
  FileText,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from '@app/ui/icons';
import { Spinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readFile, saveFile } from '../api/download.ts';
import { lazyPart } from '../lazy-parts/lazy-part.tsx';
import { useLanguage } from '../texts/language.tsx';
import { errorText } from '../texts/text.ts';
import { toast } from '../toast.ts';
import { EvidencePicture } from './picture.tsx';
import { useEvidenceText } from './text.ts';
import type { ContentProps, Evidence } from './types.ts';
import s from './viewer.module.css';

const PdfPages = lazyPart(() => import('./pdf-pages.tsx'));

/** Milliseconds for which a file that was seen is there without asking for it again. */
const keptFor = 60_000;
/** Of the size at which the whole fits. */
const zooms = [1, 1.5, 2, 3, 4] as const;
const quarter = 90;

interface Look {
  /** Key of the file. */
  readonly of: string;
  /** Place among `zooms`. */
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly isShown: boolean;
}

const whole = (of: string): Look => ({ of, zoom: 0, turn: 0, isShown: false });

interface StageProps {
  readonly piece: Evidence;
  readonly several: boolean;
  /** What scrolls, and has the focus first. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onStep: (by: number) => void;
  /** It was shown, saved, or cannot be shown at all. */
  readonly onSeen: () => void;
}

/** One file, whole, with the keys to look at it more closely. */
export function Stage({ piece, several, place, onStep, onSeen }: StageProps) {
  const t = useEvidenceText();
  const { language } = useLanguage();
  const { key, name, url } = piece;
  const query = useQuery({
    queryKey: ['evidence', url],
    queryFn: ({ signal }) => readFile(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
  });
  // Each file is whole and upright at first; the keys beside it stay, and the focus on them.
  const [look, setLook] = useState(() => whole(key));
  const { zoom, turn, isShown } = look.of === key ? look : whole(key);
  const middle = useRef(0.5);
  const change = (to: Partial<Look>) => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 1 } = place.current ?? {};
    middle.current = (scrollTop + clientHeight / 2) / (scrollHeight || 1);
    setLook((now) => ({ ...(now.of === key ? now : whole(key)), ...to }));
  };
  // What is in the middle stays there while it grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of size
  useLayoutEffect(() => {
    const view = place.current;
    if (!view) return;
    view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
    view.scrollTop = middle.current * view.scrollHeight - view.clientHeight / 2;
  }, [zoom, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is read from its beginning
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = 0;
  }, [key]);
  const seen = () => {
    change({ isShown: true });
    onSeen();
  };
  const content = query.data;
  const kind = content && kindOf(content);
  const save = async () => {
    try {
      saveFile(content ?? (await readFile(url)), name);
      seen();
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
    }
  };
  const size = zooms[zoom] ?? 1;
  const isComing = query.isPending || (content !== undefined && !isShown);
  const plain = kind === undefined || kind === 'other';
  return (
    <div className={s.stage}>
      {several ? (
        <>
          <IconButton className={s.previous} label={t('previous')} onClick={() => onStep(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton className={s.next} label={t('next')} onClick={() => onStep(1)}>
            <ChevronRight />
          </IconButton>
        </>
      ) : null}
      <section
        ref={place}
        className={s.view}
        aria-label={t('shown', { name })}
        aria-busy={isComing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved with the keys
        tabIndex={0}
        data-autofocus
        {...useSwipe(zoom === 0 ? onStep : undefined)}
      >
        {isComing ? <Spinner large label={t('loading')} /> : null}
        {query.isError ? (
          <Instead title={t('failed')} text={errorText(query.error, language)}>
            <Button size="m" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </Instead>
        ) : null}
        {content ? (
          <Content
            key={key}
            content={content}
            title={piece.title}
            zoom={size}
            turn={turn}
            onSeen={seen}
            onSize={() => change({ zoom: zoom === 0 ? 2 : 0 })}
          />
        ) : null}
      </section>
      <div className={s.tools}>
        <IconButton
          label={t('zoomOut')}
          disabled={plain || zoom === 0}
          onClick={() => change({ zoom: zoom - 1 })}
        >
          <ZoomOut />
        </IconButton>
        <IconButton
          label={t('zoomIn')}
          disabled={plain || zoom === zooms.length - 1}
          onClick={() => change({ zoom: zoom + 1 })}
        >
          <ZoomIn />
        </IconButton>
        <IconButton
          label={t('turn')}
          disabled={plain}
          onClick={() => change({ turn: turn + quarter })}
        >
          <RotateCw />
        </IconButton>
        <button
          type="button"
          className={cx('go', s.save)}
          aria-label={t('saveOf', { name })}
          onClick={() => void save()}
        >
          <Download />
          <span>
            {t('download')}
            {content ? <span className="tabular">, {sizeText(content.size, language)}</span> : null}
          </span>
        </button>
      </div>
    </div>
  );
}

/** By what the server says that it is, never by its name. */
function kindOf({ type }: Blob): 'picture' | 'pdf' | 'other' {
  if (/^image\/(?:webp|png|jpeg|gif|avif)\b/.test(type)) return 'picture';
  return /^application\/pdf\b/.test(type) ? 'pdf' : 'other';
}

function Content({ onSize, ...props }: ContentProps & { readonly onSize: () => void }) {
  const t = useEvidenceText();
  const [isBroken, setBroken] = useState(false);
  const kind = kindOf(props.content);
  const shows = !isBroken && kind !== 'other';
  const { onSeen } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is made anew each time
  useEffect(() => {
    if (!shows) onSeen();
  }, [shows]);
  if (!shows) {
    return <Instead title={t(isBroken ? 'unreadable' : 'otherKind')} text={t('unreadableText')} />;
  }
  const broken = () => setBroken(true);
  if (kind === 'pdf') return <PdfPages {...props} onBroken={broken} />;
  return <EvidencePicture {...props} onSize={onSize} onBroken={broken} />;
}

/** Stands where nothing can be shown, and says why. */
function Instead(props: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={s.instead} role="alert">
      <FileText />
      <p className="bold">{props.title}</p>
      <p className="small muted">{props.text}</p>
      {props.children}
    </div>
  );
}

/** Pixels of a finger that goes to the side. */
const swipe = 60;

function useSwipe(step: ((by: number) => void) | undefined) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers enlarge, and who has enlarged the page moves over it.
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
      const touch = touches.length === 1 && !isEnlarged ? touches[0] : undefined;
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const x = touch.clientX - from.current.x;
      const y = touch.clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y) * 2) step?.(x < 0 ? 1 : -1);
    },
  };
}
