import '@app/ui/auth.css';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../shell/choices.tsx';
import { LogoLink } from '../../../shell/logo-link.tsx';

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
    <div className="p-auth">
      <section className={picture ? 'auth' : 'auth solo'}>
        <div className="auth-l">
          <header className="auth-top">
            <LogoLink />
            <LanguageChoice />
          </header>
          <div className={wide ? 'auth-f wide' : 'auth-f'}>{children}</div>
        </div>
        {picture}
      </section>
    </div>
  );
}
