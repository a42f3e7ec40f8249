import { useEffect, useState } from 'react';
import s from '../landing.module.css';
import { useLandingText, usePlacedText } from '../text.ts';

const sections = ['zasto', 'kako', 'sta'] as const;

/** The last section that begins above `line`, in pixels of the window; else the first. */
function sectionAt(line: number): string {
  const begun = sections.filter((id) => {
    const section = document.getElementById(id);
    return section && section.getBoundingClientRect().top < line;
  });
  return begun.at(-1) ?? sections[0];
}

function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(sections[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setCurrent(sectionAt(entry?.rootBounds?.bottom ?? 0)),
      // All that is above the line counts as seen: a jump, as by the Home key, passes every section.
      { rootMargin: '10000% 0px -60% 0px' },
    );
    for (const id of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Stay in sight while one reads, and say where one is. */
export function Ways() {
  const t = useLandingText();
  const placed = usePlacedText();
  const current = useSectionInView();
  const words = { zasto: 'why', kako: 'how', sta: 'what' } as const;
  return (
    <nav className={s.ways} aria-label={t('onThisPage')}>
      <div className="wrap">
        {sections.map((id) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            {...placed(words[id])}
          />
        ))}
      </div>
    </nav>
  );
}
