import type { PageSection } from '@app/domain/content/pages';
import { useEffect, useEffectEvent } from 'react';
import type { OpenText } from './editor-context.tsx';
import s from './page-marks.module.css';

/** On the root while the page is written. */
export const editing = s.editing ?? '';

interface Marks {
  /** What stands at the corner of a section. */
  readonly tags: Readonly<Partial<Record<PageSection, string>>>;
  readonly locked: string;
  onText(text: OpenText): void;
  onBlock(id: string): void;
  onSection(section: PageSection): void;
}

export const textElements = (key: string) =>
  document.querySelectorAll<HTMLElement>(`#main [data-text="${CSS.escape(key)}"]`);

/** Of the panel beside the page, in pixels; narrow screens have it below. */
const panelWidth = 372;

/** Outlines what can be edited in the page, and opens what is clicked instead of following it. */
export function usePageMarks({ tags, locked, ...on }: Marks): void {
  useEffect(() => {
    for (const [section, tag] of Object.entries(tags)) {
      const element = document.querySelector<HTMLElement>(`#main [data-section="${section}"]`);
      if (element) element.dataset.tag = tag;
    }
    for (const element of document.querySelectorAll<HTMLElement>('#main [data-locked]')) {
      element.dataset.tag = locked;
    }
  });

  const clicked = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-live-edit]')) return;
    const inPage = target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (inPage && !target.closest('[data-text]')) return;
    event.preventDefault();
    event.stopPropagation();
    const text = target.closest<HTMLElement>('[data-text]');
    const key = text?.dataset.text;
    if (text && key) return on.onText({ key, nth: [...textElements(key)].indexOf(text) });
    const section = target.closest<HTMLElement>('[data-section]')?.dataset.section;
    if (section) on.onSection(section as PageSection);
    const block = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    if (block) on.onBlock(block);
  });
  useEffect(() => {
    const main = document.getElementById('main');
    const { classList, style } = document.documentElement;
    const draw = () => style.setProperty('--editing-zoom', String(1 - panelWidth / innerWidth));
    const onClick = (event: Event) => clicked(event);
    classList.add(editing);
    draw();
    addEventListener('resize', draw);
    main?.addEventListener('click', onClick, { capture: true });
    return () => {
      classList.remove(editing);
      style.removeProperty('--editing-zoom');
      removeEventListener('resize', draw);
      main?.removeEventListener('click', onClick, { capture: true });
      for (const element of document.querySelectorAll<HTMLElement>('#main [data-tag]')) {
        delete element.dataset.tag;
      }
    };
  }, []);
}
