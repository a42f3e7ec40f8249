import '@app/ui/auth.css';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../shell/choices.tsx';
import { LogoLink } from '../../../shell/logo-link.tsx';

/** Pages of signing in and of steps: the form left, one tall picture right. */
export function AuthFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="p-auth">
      <section className="auth">
        <div className="auth-l">
          <header className="auth-top">
            <LogoLink />
            <LanguageChoice />
          </header>
          <div className="auth-f">{children}</div>
        </div>
        {picture}
      </section>
    </div>
  );
}
