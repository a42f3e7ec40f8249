import type { LandingFigures } from '@app/contracts/landing/landing.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Panorama } from '@app/ui/scenes/landing-panorama';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import s from '../landing.module.css';
import { useLandingText, usePlacedText } from '../text.ts';

type Figures = LandingFigures['figures'];

export function Hero({ figures }: { figures: Figures }) {
  const t = useLandingText();
  const placed = usePlacedText();
  const stats = useStats(figures);
  return (
    <section className={s.hero}>
      <div className={cx('wrap', s.heroTop)}>
        <h1 className="hero-title" data-text="landing.heroTitle">
          {t('heroTitle')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
        </h1>
        <div>
          <p className="lead" {...placed('heroLead')} />
          <div className={s.heroActions}>
            <Link
              className="button button-large button-field"
              to={pages.register()}
              {...placed('heroStart')}
            />
            <Link
              className="button button-large button-field-outline"
              to={pages.calls()}
              {...placed('openCalls')}
            />
          </div>
        </div>
      </div>
      <div data-locked={figures ? '' : undefined}>
        <Panorama stats={stats} />
      </div>
    </section>
  );
}

const million = 1_000_000;

/** What was counted, where there is enough of it; else what the texts say. */
function useStats(figures: Figures) {
  const t = useLandingText();
  const placed = usePlacedText();
  const { number, km, quantity } = useFormat();
  const said = (name: 'Users' | 'Projects' | 'Invested' | 'Partners', counted: string | null) => ({
    value: counted ?? <bdi {...placed(`stat${name}`)} />,
    label: <bdi {...placed(`stat${name}Label`)} />,
  });
  const plus = (count: number) => `${number(count)}+`;
  const money = (amount: number) =>
    amount < million ? km(amount) : t('statMillions', { amount: quantity(amount / million) });
  return [
    said('Users', figures && plus(figures.users)),
    said('Projects', figures && plus(figures.projects)),
    said('Invested', figures && money(figures.invested)),
    said('Partners', figures && plus(figures.partners)),
  ];
}
