import { Dialog } from '@app/ui/dialog';
import { Segment } from '@app/ui/segment';
import { useEffect, useRef, useState } from 'react';
import { useLiveEditText } from '../text.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { editing } from './use-page-marks.ts';

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof widths;
const kinds = Object.keys(widths) as readonly Width[];

/** The draft as visitors will see it, at three widths. */
export function ContentPreview({ onClose }: { onClose: () => void }) {
  const { page } = useEditor();
  const t = useLiveEditText();
  const [width, setWidth] = useState<Width>('phone');
  const title = t('previewOf', { page: t(`page_${page}`) });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('previewClose')}
      className={s.preview}
    >
      <Segment
        label={t('previewWidth')}
        value={width}
        onValue={setWidth}
        options={kinds.map((value) => {
          const name = t(`width_${value}`);
          return { value, label: `${name} ${widths[value]}` };
        })}
      />
      <Frame width={widths[width]} title={title} />
    </Dialog>
  );
}

function Frame({ width, title }: { width: number; title: string }) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (inside) inside.replaceChild(inside.adoptNode(pageAlone()), inside.documentElement);
  }, []);
  const scale = Math.min(1, size.width / width || 1);
  return (
    <div ref={room} className={s.room}>
      <iframe
        ref={frame}
        title={title}
        style={{ width, height: size.height / scale, scale: String(scale) }}
      />
    </div>
  );
}

/** A copy of the page as it stands, without scripts and without anything of editing. */
function pageAlone(): HTMLElement {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  page.classList.remove(editing);
  page.style.overflow = '';
  const own = '[data-live-edit], script, .scrim, [data-radix-portal], [popover]';
  for (const element of page.querySelectorAll(own)) element.remove();
  const body = page.querySelector('body');
  body?.removeAttribute('style');
  for (const element of page.querySelectorAll<HTMLElement>('[aria-hidden], [data-aria-hidden]')) {
    if (element.parentElement === body) element.removeAttribute('aria-hidden');
  }
  for (const element of page.querySelectorAll<HTMLElement>('#main [data-tag]')) {
    delete element.dataset.tag;
  }
  // It is looked at, not used; nothing in it is reached by keyboard.
  for (const element of body?.children ?? []) (element as HTMLElement).inert = true;
  return page;
}
