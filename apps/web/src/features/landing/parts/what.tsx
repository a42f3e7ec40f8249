import { pages } from '@app/contracts/pages';
import {
  Bell,
  CalendarClock,
  HandCoins,
  type Icon,
  KeyRound,
  ListChecks,
  Megaphone,
  Scale,
  Users,
} from '@app/ui/icons';
import { BridgeDoor, StairsDoor } from '@app/ui/scenes/doors';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import s from '../landing.module.css';
import { usePlacedText } from '../text.ts';

const bankLines: readonly Icon[] = [Megaphone, Users, HandCoins, Scale];
const careerLines: readonly Icon[] = [CalendarClock, ListChecks, Bell, KeyRound];

export function What({ children }: { children: ReactNode }) {
  const placed = usePlacedText();
  return (
    <section className="section" id="sta" data-section="what">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-2" {...placed('doorsTitle')} />
        </div>
        <div className={s.doors}>
          <Door
            accent="orange"
            name="Banks"
            icons={bankLines}
            to={pages.banks()}
            picture={<BridgeDoor />}
          />
          <Door
            accent="career"
            name="Career"
            icons={careerLines}
            to={pages.dashboard()}
            picture={<StairsDoor />}
          />
        </div>
      </div>
      {children}
    </section>
  );
}

function Door(props: {
  accent: 'orange' | 'career';
  name: 'Banks' | 'Career';
  icons: readonly Icon[];
  to: string;
  picture: ReactNode;
}) {
  const placed = usePlacedText();
  return (
    <article className={s.door} data-accent={props.accent}>
      <div>
        <h3 className="title-2" {...placed(`door${props.name}`)} />
        <ul>
          {props.icons.map((Icon, n) => {
            const line = `door${props.name}${(n + 1) as 1 | 2 | 3 | 4}` as const;
            return (
              <li key={line}>
                <Icon />
                <span {...placed(line)} />
              </li>
            );
          })}
        </ul>
      </div>
      <Link
        className="button button-large button-field"
        to={props.to}
        {...placed(`door${props.name}Go`)}
      />
      <div className={s.niche}>{props.picture}</div>
    </article>
  );
}
