import { cx } from '@app/ui/cx';
import { useEffect, useState } from 'react';
import type { Chapter } from '../document/contents.ts';
import s from '../pages/article.module.css';
import { useArticlesText } from '../text.ts';

/** A chapter is being read once its heading has passed this part of the window. */
const readingLine = 0.35;

/** The chapters of a text; those that were read are filled. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useArticlesText();
  const at = useReading(chapters);
  if (chapters.length < 2) return <div />;
  return (
    <nav className={s.contents} aria-label={t('contents')}>
      <p className="smaller faint">{t('contents')}</p>
      <ol>
        {chapters.map(({ anchor, title }, n) => (
          <li key={anchor}>
            <a
              className={cx(n <= at && s.read)}
              href={`#${anchor}`}
              aria-current={n === at ? 'location' : undefined}
            >
              <i />
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The place of the chapter that is being read; -1 before the first. */
function useReading(chapters: readonly Chapter[]): number {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const line = innerHeight * readingLine;
      const passed = chapters.findLastIndex(({ anchor }) => {
        const heading = document.getElementById(anchor);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      });
      setAt(passed);
    };
    const soon = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    return () => {
      removeEventListener('scroll', soon);
      cancelAnimationFrame(asked);
    };
  }, [chapters]);
  return at;
}
