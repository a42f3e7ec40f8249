import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { PeersNiche, ProofNiche, SeedNiche } from '@app/ui/scenes/reason-pictures';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from '../landing.module.css';
import { useLandingText, usePlacedText } from '../text.ts';

interface WhyProps {
  /** Least and most that the open calls give a project, in KM. */
  readonly range: readonly [from: number, to: number] | null;
  readonly children: ReactNode;
}

export function Why({ range, children }: WhyProps) {
  const t = useLandingText();
  const placed = usePlacedText();
  const { kmRange } = useFormat();
  const reasons = [
    [SeedNiche, 'Money'],
    [PeersNiche, 'Peers'],
    [ProofNiche, 'Proof'],
  ] as const;
  return (
    <section className="section" id="zasto" data-section="why">
      <div className={cx('wrap', s.why)}>
        <div>
          <h2 className="title-2" {...placed('whyTitle')} />
          <p className="lead mt5" {...placed('whyLead')} />
          <Link className="go mt4" to={pages.campaigns()}>
            <span {...placed('whyLink')} /> <ArrowRight />
          </Link>
        </div>
        <ul>
          {reasons.map(([Picture, name]) => (
            <li key={name}>
              <Picture />
              <div>
                <h3 className="title-4" {...placed(`reason${name}`)} />
                <p className="muted mt2">
                  <span {...placed(`reason${name}Text`)} />
                  {name === 'Money' &&
                    range &&
                    ` ${t('reasonMoneyNow', { range: kmRange(...range) })}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
