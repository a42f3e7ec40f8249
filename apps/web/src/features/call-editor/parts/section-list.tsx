import type { CallSection } from '@app/domain/calls/call.missing';
import { useEffect, useState } from 'react';
import type { SectionStep } from '../../../lib/writing/section-steps.tsx';
import { useEditor } from '../editor-context.tsx';
import { bySection } from '../saving/flaws.ts';
import { useEditorText, useFieldText } from '../text.ts';

export function useSectionSteps(current: CallSection): readonly (SectionStep & {
  readonly key: CallSection;
})[] {
  const { flaws, begun } = useEditor();
  const t = useEditorText();
  const f = useFieldText();
  const isWhole = flaws.every(({ blocks }) => !blocks);
  return bySection(flaws).map(({ key, blocking, translations }) => {
    const isBegun = begun.has(key);
    // What a call can do without is done once it lacks nothing else.
    const done = isWhole || (isBegun && key !== 'publishing' && blocking.length === 0);
    const code = blocking[0]?.code;
    const note =
      code === 'order' || code === 'past' || code === 'sum'
        ? t(`note_${code}`)
        : blocking.length > 0
          ? t('note_missing')
          : translations.length > 0
            ? t('note_translation', { count: translations.length })
            : '';
    return {
      key,
      name: f(key),
      to: { hash: key },
      done,
      note: isBegun ? note : '',
      marked: isBegun && note !== '',
      stone: done ? 'done' : key === current ? 'now' : 'part',
    };
  });
}

/** The section that stands in the reader's view. */
export function useCurrentSection(): CallSection {
  const [current, setCurrent] = useState<CallSection>('basics');
  useEffect(() => {
    const seen = new Set<Element>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const [first] = [...seen].sort(
          (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
        );
        if (first instanceof HTMLElement) setCurrent(first.dataset.section as CallSection);
      },
      { rootMargin: '-120px 0px -55% 0px' },
    );
    for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section);
    return () => watcher.disconnect();
  }, []);
  return current;
}
