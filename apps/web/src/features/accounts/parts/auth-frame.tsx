import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import { LanguageChoice, ThemeChoice } from '../../../shell/choices.tsx';
import { LogoLink } from '../../../shell/logo-link.tsx';
import s from './auth-frame.module.css';

export interface AuthFrameProps {
  /** The tall picture on the right; without it the content takes the whole width. */
  readonly picture?: ReactNode;
  /** A little wider than a form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Pages of signing in and of steps: the form left, one tall picture right. */
export function AuthFrame({ picture, wide = false, children }: AuthFrameProps) {
  return (
    <section className={cx(s.page, !picture && s.solo)}>
      <div className={s.column}>
        <header className={cx('row between', s.top)}>
          <LogoLink />
          <div className="row g4">
            <div className="wide-only">
              <ThemeChoice />
            </div>
            <LanguageChoice />
          </div>
        </header>
        <div className={cx(s.form, wide && s.wide)}>{children}</div>
      </div>
      {picture}
    </section>
  );
}
