import { Message } from '@app/ui/message';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';

/** When something of a section was last saved on this page; null before. */
export function useSaved() {
  const [at, setAt] = useState<string | null>(null);
  return { at, mark: () => setAt(new Date().toISOString()) };
}

/** Says under a section when it was saved, aloud too. */
export function Saved({ at }: { at: string | null }) {
  const t = useSettingsText();
  const format = useFormat();
  return (
    <div className={s.saved} role="status">
      {at ? <Message tone="ok">{t('savedAt', { time: format.time(at) })}</Message> : null}
    </div>
  );
}
