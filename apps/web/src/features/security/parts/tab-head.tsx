import { IconButton } from '@app/ui/icon-button';
import { RotateCw } from '@app/ui/icons';
import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRefresh } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';

interface TabHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** Title of a part of the page, and the button that asks again. */
export function TabHead({ title, lead, children }: TabHeadProps) {
  const t = useSecurityText();
  const refresh = useRefresh();
  const busy = useIsFetching({ queryKey: ['security'] }) > 0;
  return (
    <header className={s.head}>
      <div>
        <h1 className="title-2">{title}</h1>
        <p className="muted mt2">{lead}</p>
      </div>
      {children}
      <IconButton label={t('refresh')} aria-busy={busy} onClick={() => void refresh()}>
        <RotateCw />
      </IconButton>
    </header>
  );
}
