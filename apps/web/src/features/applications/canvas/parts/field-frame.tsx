import { cx } from '@app/ui/cx';
import { Info } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { useApplicationsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import { ClashPanel } from './clash-panel.tsx';
import s from './field-frame.module.css';

interface FieldFrameProps {
  readonly field: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ field, className, children }: FieldFrameProps) {
  const { view } = useCanvas();
  const t = useApplicationsText();
  const clash = view.clashes.get(field);
  return (
    <div data-field={field} className={cx('shrinks', className)}>
      {clash ? <ClashPanel field={field} clash={clash} /> : null}
      {children}
      {view.waiting.has(field) && !clash ? (
        <p className={cx('message', s.waiting)} role="status">
          <Info />
          <span>{t('waiting')}</span>
        </p>
      ) : null}
    </div>
  );
}
