import { cx } from '@app/ui/cx';
import {
  CloudCheck,
  CloudExclamationPoint,
  CloudOff,
  GitCompareArrows,
  RefreshCw,
} from '@app/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { To } from 'react-router';
import { Link } from '../addresses/links.tsx';
import type { AutosaveView, SaveState } from '../autosave/autosave.ts';
import { useSaveMoment } from '../autosave/save-moment.ts';
import s from './save-state.module.css';
import { useWritingText } from './text.ts';

const icons = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  clash: GitCompareArrows,
  refused: CloudExclamationPoint,
  gone: CloudExclamationPoint,
} as const satisfies Record<SaveState, unknown>;

interface SaveStateProps {
  readonly view: Pick<AutosaveView<object>, 'state' | 'savedAt'>;
  /** Where what clashes or was refused can be mended. */
  readonly to?: To | undefined;
}

/** How what is written is kept; in full where there is room. */
export function SaveStateView({ view: { state, savedAt }, to }: SaveStateProps) {
  const t = useWritingText();
  const moment = useSaveMoment(savedAt);
  const Icon = icons[state];
  const words =
    state !== 'saved' ? t(state) : 'time' in moment ? t('savedAt', moment) : t('savedOn', moment);
  const body = (
    <>
      <Icon />
      <span className="desk-only">{words}</span>
      <span className="desk-hide tabular" aria-hidden="true">
        {t(state === 'offline' ? 'offlineShort' : state)}
      </span>
      <span className="desk-hide visually-hidden">{words}</span>
    </>
  );
  const look = cx(s.save, s[state]);
  return (
    <>
      {to && (state === 'clash' || state === 'refused') ? (
        <Link className={look} to={to}>
          {body}
        </Link>
      ) : (
        <span className={look}>{body}</span>
      )}
      <Announcement state={state} />
    </>
  );
}

/** Tells those who listen what matters, not every single save. */
function Announcement({ state }: { state: SaveState }) {
  const t = useWritingText();
  const before = useRef<SaveState>(state);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const was = before.current;
    if (was === state || state === 'saving') return;
    before.current = state;
    if (state !== 'saved') setAnnouncement(t(state));
    else setAnnouncement(was === 'offline' ? t('backOnline') : '');
  }, [state, t]);
  return (
    <span className="visually-hidden" role="status">
      {announcement}
    </span>
  );
}
