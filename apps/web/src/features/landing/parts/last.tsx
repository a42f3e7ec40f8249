import { pages } from '@app/contracts/pages';
import { CtaArch } from '@app/ui/scenes/cta-arch';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import s from '../landing.module.css';
import { useLandingText, usePlacedText } from '../text.ts';

interface LastProps {
  readonly openCalls: number;
  readonly children: ReactNode;
}

export function Last({ openCalls, children }: LastProps) {
  const t = useLandingText();
  const placed = usePlacedText();
  return (
    <section className="wrap section-end" data-section="cta">
      {children}
      <div className={s.last}>
        <div>
          <h2 className="title-1" {...placed('lastTitle')} />
          {openCalls > 0 ? (
            <p className="lead">{t('lastLead', { count: openCalls })}</p>
          ) : (
            <p className="lead" {...placed('lastLeadNone')} />
          )}
          <div className="row row-wrap mt6">
            <Link
              className="button button-large button-primary"
              to={pages.register()}
              {...placed('lastStart')}
            />
            <Link
              className="button button-large button-block-outline"
              to={pages.calls()}
              {...placed('openCalls')}
            />
          </div>
          <p className="small mt4">
            <span {...placed('lastHave')} />{' '}
            <Link className={s.signIn} to={pages.login()} {...placed('lastSignIn')} />
          </p>
        </div>
        <div className={s.arch} aria-hidden="true">
          <CtaArch />
        </div>
      </div>
    </section>
  );
}
