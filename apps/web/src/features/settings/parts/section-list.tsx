import { cx } from '@app/ui/cx';
import type { Icon } from '@app/ui/icons';
import { useEffect, useRef } from 'react';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { useSectionInView } from '../use-sections.ts';
import type { SectionId } from './section.tsx';

export function SectionList(props: {
  sections: ReadonlyArray<{ readonly id: SectionId; readonly icon: Icon }>;
}) {
  const t = useSettingsText();
  const current = useSectionInView(props.sections.map(({ id }) => id));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = current && row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!row || !link || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className={cx('row-aside', s.list)} aria-label={t('sections')} ref={list}>
      {props.sections.map(({ id, icon: Icon }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          <Icon />
          {t(id)}
        </a>
      ))}
    </nav>
  );
}
