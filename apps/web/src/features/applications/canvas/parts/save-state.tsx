import { sectionOfField } from '@app/domain/applications/form/form';
import { cx } from '@app/ui/cx';
import {
  CloudCheck,
  CloudExclamationPoint,
  CloudOff,
  GitCompareArrows,
  RefreshCw,
} from '@app/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SaveState } from '../../../../lib/autosave/autosave.ts';
import { useSaveMoment } from '../../../../lib/autosave/save-moment.ts';
import { sectionLink } from '../../addresses.ts';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useHeldBack } from '../canvas-context.tsx';
import s from './save-state.module.css';

const icons = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  clash: GitCompareArrows,
  refused: CloudExclamationPoint,
  gone: CloudExclamationPoint,
} as const satisfies Record<SaveState, unknown>;

const looks: Readonly<Record<SaveState, string | undefined>> = {
  saved: undefined,
  saving: s.saving,
  offline: s.waiting,
  clash: s.waiting,
  refused: s.waiting,
  gone: s.gone,
};

export function SaveStateView() {
  const { form, view } = useCanvas();
  const heldBack = useHeldBack();
  const t = useApplicationsText();
  const moment = useSaveMoment(view.savedAt);
  const Icon = icons[view.state];
  const words = {
    saved: 'time' in moment ? t('savedAt', moment) : t('savedOn', moment),
    saving: t('saving'),
    offline: t('offline'),
    clash: t('clash'),
    refused: t('refused'),
    gone: t('goneShort'),
  }[view.state];
  const brief = {
    saved: t('savedShort'),
    saving: t('saving'),
    offline: t('offlineShort'),
    clash: t('clash'),
    refused: t('refused'),
    gone: t('goneShort'),
  }[view.state];
  const body = (
    <>
      <Icon />
      <span className="wide-only">{words}</span>
      <span className="phone-only num" aria-hidden="true">
        {brief}
      </span>
      <span className="phone-only vh">{words}</span>
    </>
  );
  const [field] = [...view.clashes.keys(), ...heldBack];
  const look = cx(s.save, looks[view.state]);
  return (
    <>
      {field && (view.state === 'clash' || view.state === 'refused') ? (
        <Link className={look} to={sectionLink(sectionOfField(form, field), field)}>
          {body}
        </Link>
      ) : (
        <span className={look}>{body}</span>
      )}
      <Announcement />
    </>
  );
}

/** Tells those who listen what matters, not every single save. */
function Announcement() {
  const { view } = useCanvas();
  const t = useApplicationsText();
  const before = useRef<SaveState>(view.state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    if (was === view.state || view.state === 'saving') return;
    before.current = view.state;
    if (view.state === 'offline') setSaid(t('offline'));
    else if (view.state === 'clash') setSaid(t('clash'));
    else if (view.state === 'refused') setSaid(t('refused'));
    else if (view.state === 'gone') setSaid(t('gone'));
    else setSaid(was === 'offline' ? t('backOnline') : '');
  }, [view.state, t]);
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}
