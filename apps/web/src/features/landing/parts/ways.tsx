import { useEffect, useState } from 'react';
import s from '../landing.module.css';
import { useLandingText, usePlacedText } from '../text.ts';

const sections = ['zasto', 'kako', 'sta'] as const;

function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(sections[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-30% 0px -60% 0px' },
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
