import type { ReactNode } from 'react';
import s from '../landing.module.css';
import { usePlacedText } from '../text.ts';

const steps = ['Team', 'Canvas', 'Board', 'Campaign', 'Open'] as const;

export function How({ children }: { children: ReactNode }) {
  const placed = usePlacedText();
  return (
    <section className="section surface" id="kako" data-section="how">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-2" {...placed('howTitle')} />
          <p className="lead" {...placed('howLead')} />
        </div>
        <ol className={s.steps}>
          {steps.map((name, n) => (
            <li key={name}>
              <div className={s.ground}>
                <i className="tabular">{n + 1}</i>
              </div>
              <div className={s.text}>
                <h3 className="title-4" {...placed(`step${name}`)} />
                <p className="small muted mt2" {...placed(`step${name}Text`)} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}
