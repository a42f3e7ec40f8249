import { sectionsOf } from '@app/domain/content/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ChevronDown, List } from '@app/ui/icons';
import { Segment } from '@app/ui/segment';
import { useState } from 'react';
import { useLiveEditText } from '../text.ts';
import { AddBlock } from './add-block.tsx';
import { BlockList } from './block-list.tsx';
import { useEditor } from './editor-context.tsx';
import { ContentHistory } from './history.tsx';
import s from './live-editing.module.css';
import { ContentTextList } from './text-list.tsx';

/** Beside the page its blocks, texts and history; on narrow screens a sheet at the bottom. */
export function ContentPanel() {
  const { page, section, pick } = useEditor();
  const t = useLiveEditText();
  const [open, setOpen] = useState(false);
  const sections = sectionsOf(page);
  return (
    <>
      <Button
        className={cx(s.handle, open && s.away)}
        variant="ink"
        size="m"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <List />
        {t('openPanel')}
      </Button>
      <aside className={cx(s.panel, open && s.open)} aria-label={t('panel')}>
        <div className={s.fold}>
          <IconButton label={t('closePanel')} onClick={() => setOpen(false)}>
            <ChevronDown />
          </IconButton>
        </div>
        <section>
          {sections.length > 1 ? (
            <Segment
              className={s.sections}
              label={t('sections')}
              value={section}
              onValue={pick}
              options={sections.map((value) => ({ value, label: t(`section_${value}`) }))}
            />
          ) : (
            <h2 className="title-4">{t(`section_${section}`)}</h2>
          )}
          <BlockList key={section} />
          <AddBlock />
        </section>
        <ContentTextList />
        <ContentHistory />
      </aside>
    </>
  );
}
