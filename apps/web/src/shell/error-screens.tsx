import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { RotateCw } from '@app/ui/icons';
import { BrokenBridge } from '@app/ui/scenes/arch-pictures';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../lib/addresses/links.tsx';
import { useTakenOver } from '../lib/browser/taken-over.ts';
import { useShellText } from '../lib/texts/text.ts';
import s from './error-screens.module.css';

const reload = () => location.reload();

export function ErrorScreen({ onRetry = reload }: { onRetry?: () => void }) {
  const t = useShellText();
  return (
    <Screen role="alert" picture={<BrokenBridge />} title={t('errorTitle')} text={t('errorText')}>
      <Again onClick={onRetry}>{t('retry')}</Again>
    </Screen>
  );
}

export function RefreshScreen() {
  const t = useShellText();
  return (
    <Screen
      role="alert"
      picture={<BrokenBridge />}
      title={t('componentErrorTitle')}
      text={t('componentErrorText')}
    >
      <Again onClick={reload}>{t('refresh')}</Again>
    </Screen>
  );
}

/** The browser names the address: as it is rendered, the page is one for all that do not exist. */
export function NotFoundScreen() {
  const t = useShellText();
  const { pathname } = useLocation();
  const asked = useTakenOver() ? pathname : '…';
  const trace = ['404 NOT_FOUND', '  at routeTable.match', `  at ${t('notFoundTrace')}`];
  return (
    <Screen picture={<BrokenBridge />} title={t('notFoundTitle')} text={t('notFoundText')}>
      <pre className={s.trace}>
        <code>
          <span className={s.address}>{`GET ${asked}\n`}</span>
          {trace.join('\n')}
        </code>
      </pre>
      <Link className="button button-primary" to={pages.landing()}>
        {t('notFoundAction')}
      </Link>
    </Screen>
  );
}

function Again({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="button button-secondary" onClick={onClick}>
      <RotateCw />
      {children}
    </button>
  );
}

interface ScreenProps {
  readonly role?: 'alert';
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function Screen({ role, picture, title, text, children }: ScreenProps) {
  return (
    <div className={cx('wrap', s.screen)} role={role}>
      {picture}
      <h1 className="title-2">{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </div>
  );
}
