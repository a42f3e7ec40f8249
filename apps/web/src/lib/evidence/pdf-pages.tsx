import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openPdf } from './open-pdf.ts';
import { useEvidenceText } from './text.ts';
import type { ContentProps } from './types.ts';
import s from './viewer.module.css';

interface PdfPagesProps extends ContentProps {
  readonly onBroken: () => void;
}

/** The pages of a PDF, one below the other, each drawn when it comes near. */
export default function PdfPages({ content, zoom, turn, onSeen, onBroken }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    let gone = false;
    const opening = openPdf(content);
    opening
      .then((task) => task.promise)
      .then(
        (opened) => gone || setPdf(opened),
        () => gone || broken(),
      );
    return () => {
      gone = true;
      void opening.then(
        (task) => task.destroy(),
        () => undefined,
      );
    };
  }, [content]);
  if (!pdf) return null;
  return (
    <div className={s.pages} style={{ '--z': zoom } as CSSProperties}>
      {Array.from({ length: pdf.numPages }, (_, n) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          key={n}
          pdf={pdf}
          n={n + 1}
          zoom={zoom}
          turn={turn}
          onDrawn={onSeen}
          onBroken={onBroken}
        />
      ))}
    </div>
  );
}

/** Phones draw nothing at all on a canvas of more pixels. */
const pixelsAtMost = 12_000_000;
const a4 = 210 / 297;

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly n: number;
  readonly zoom: number;
  readonly turn: number;
  readonly onDrawn: () => void;
  readonly onBroken: () => void;
}

function PdfPage({ pdf, n, zoom, turn, onDrawn, onBroken }: PdfPageProps) {
  const t = useEvidenceText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(n === 1);
  const [ratio, setRatio] = useState(a4);
  const [words, setWords] = useState('');
  const drawn = useEffectEvent(onDrawn);
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const sight = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting ?? false), {
      root: place.closest('section'),
      rootMargin: '600px',
    });
    sight.observe(place);
    return () => sight.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its width follows the zoom
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    if (!isNear) {
      // A long document would fill the memory of a phone.
      place.width = 0;
      return;
    }
    let stop = () => undefined as unknown;
    let gone = false;
    const draw = async () => {
      const page = await pdf.getPage(n);
      if (gone) return;
      const whole = page.getViewport({ scale: 1, rotation: page.rotate + turn });
      setRatio(whole.width / whole.height);
      const wanted = (place.clientWidth * window.devicePixelRatio) / whole.width;
      const most = Math.sqrt(pixelsAtMost / (whole.width * whole.height));
      const viewport = page.getViewport({
        scale: Math.min(wanted, most),
        rotation: page.rotate + turn,
      });
      place.width = viewport.width;
      place.height = viewport.height;
      const drawing = page.render({ canvas: place, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      drawn();
      const { items } = await page.getTextContent();
      if (!gone) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    draw().catch(() => gone || broken());
    return () => {
      gone = true;
      stop();
    };
  }, [pdf, n, zoom, turn, isNear]);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('page', { n, all: pdf.numPages })}
        style={{ aspectRatio: ratio }}
      />
      {words ? <p className="visually-hidden">{words}</p> : null}
    </>
  );
}
