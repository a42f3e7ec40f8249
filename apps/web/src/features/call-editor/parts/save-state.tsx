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
import { useSaveMoment } from '../../../lib/autosave/save-moment.ts';
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
  const { state, savedAt } = view;
  const moment = useSaveMoment(savedAt);
  const Icon = icons[state];
  const words =
    state !== 'saved' ? t(state) : 'time' in moment ? t('savedAt', moment) : t('savedOn', moment);
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
