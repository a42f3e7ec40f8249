import { formatDate } from '@app/messages/format/dates';
import { cx } from '@app/ui/cx';
import {
  CloudCheck,
  CloudExclamationPoint,
  CloudOff,
  GitCompareArrows,
  RefreshCw,
} from '@app/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '../../../lib/autosave/autosave.ts';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useEditor } from '../editor-context.tsx';
import { useEditorText } from '../text.ts';
import s from './save-state.module.css';

const icons = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  clash: GitCompareArrows,
  refused: CloudExclamationPoint,
  gone: CloudExclamationPoint,
} as const satisfies Record<SaveState, unknown>;

export function SaveStateView() {
  const { view } = useEditor();
  const t = useEditorText();
  const { time, dayOf } = useFormat();
  const today = formatDate(useNow());
  const { state, savedAt } = view;
  const Icon = icons[state];
  const words =
    state !== 'saved'
      ? t(state)
      : formatDate(savedAt) === today
        ? t('savedAt', { time: time(savedAt) })
        : t('savedOn', { date: dayOf(savedAt) });
  return (
    <span className={cx(s.save, s[state])}>
      <Icon />
      <span className={s.words}>{words}</span>
      <Announcement state={state} />
    </span>
  );
}

/** Tells those who listen what matters, not every single save. */
function Announcement({ state }: { state: SaveState }) {
  const t = useEditorText();
  const before = useRef<SaveState>(state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    if (was === state || state === 'saving') return;
    before.current = state;
    setSaid(state === 'saved' ? (was === 'offline' ? t('backOnline') : '') : t(state));
  }, [state, t]);
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}
