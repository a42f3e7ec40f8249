import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import {
  ArrowRight,
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
import { CtaArch } from '@app/ui/scenes/cta-arch';
import { BridgeDoor, StairsDoor } from '@app/ui/scenes/doors';
import { Panorama } from '@app/ui/scenes/landing-panorama';
import { PeersNiche, ProofNiche, SeedNiche } from '@app/ui/scenes/reason-pictures';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageLoader } from '../../../lib/page.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { calls } from '../../calls/public.ts';
import { useLandingText } from '../text.ts';
import type { Route } from './+types/landing';
import s from './landing.module.css';

export const loader = pageLoader(async ({ ask }) => {
  const open = await ask(calls.list, { query: { state: 'open', limit: 100 } });
  const given = open.items.flatMap((call) => [call.minAmount, call.maxAmount]);
  return {
    openCalls: open.items.length,
    range: given.length > 0 ? ([Math.min(...given), Math.max(...given)] as const) : null,
  };
});

const sections = ['zasto', 'kako', 'sta'] as const;

export default function Landing({ loaderData }: Route.ComponentProps) {
  const t = useLandingText();
  return (
    <div>
      <PageHead description={t('description')} />
      <Hero />
      <Ways />
      <Why range={loaderData.range} />
      <How />
      <What />
      <Last openCalls={loaderData.openCalls} />
    </div>
  );
}

function Hero() {
  const t = useLandingText();
  const stats = (['Users', 'Projects', 'Invested', 'Partners'] as const).map((one) => ({
    value: t(`stat${one}`),
    label: t(`stat${one}Label`),
  }));
  return (
    <section className={s.hero}>
      <div className={cx('wrap', s.heroTop)}>
        <h1 className="hero-t">
          {t('heroTitle')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
        </h1>
        <div>
          <p className="lead">{t('heroLead')}</p>
          <div className={s.heroActions}>
            <Link className="btn btn-l btn-field" to={pages.register()}>
              {t('heroStart')}
            </Link>
            <Link className="btn btn-l btn-field2" to={pages.calls()}>
              {t('openCalls')}
            </Link>
          </div>
        </div>
      </div>
      <Panorama stats={stats} />
    </section>
  );
}

function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(sections[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-30% 0px -60% 0px' },
    );
    for (const id of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

function Ways() {
  const t = useLandingText();
  const current = useSectionInView();
  const words = { zasto: 'why', kako: 'how', sta: 'what' } as const;
  return (
    <nav className={s.ways} aria-label={t('onThisPage')}>
      <div className="wrap">
        {sections.map((id) => (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
            {t(words[id])}
          </a>
        ))}
      </div>
    </nav>
  );
}

function Why({ range }: { range: readonly [from: number, to: number] | null }) {
  const t = useLandingText();
  const { kmRange } = useFormat();
  const reasons = [
    [SeedNiche, 'Money'],
    [PeersNiche, 'Peers'],
    [ProofNiche, 'Proof'],
  ] as const;
  return (
    <section className="sec" id="zasto">
      <div className={cx('wrap', s.why)}>
        <div>
          <h2 className="t2">{t('whyTitle')}</h2>
          <p className="lead mt5">{t('whyLead')}</p>
          <Link className="go mt4" to={pages.campaigns()}>
            {t('whyLink')} <ArrowRight />
          </Link>
        </div>
        <ul>
          {reasons.map(([Picture, name]) => (
            <li key={name}>
              <Picture />
              <div>
                <h3 className="t4">{t(`reason${name}`)}</h3>
                <p className="mut mt2">
                  {t(`reason${name}Text`)}
                  {name === 'Money' &&
                    range &&
                    ` ${t('reasonMoneyNow', { range: kmRange(...range) })}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const steps = ['Team', 'Canvas', 'Board', 'Campaign', 'Open'] as const;

function How() {
  const t = useLandingText();
  return (
    <section className="sec surface" id="kako">
      <div className="wrap">
        <div className="sec-h">
          <h2 className="t2">{t('howTitle')}</h2>
          <p className="lead">{t('howLead')}</p>
        </div>
        <ol className={s.steps}>
          {steps.map((name, n) => (
            <li key={name}>
              <div className={s.ground}>
                <i className="num">{n + 1}</i>
              </div>
              <div className={s.text}>
                <h3 className="t4">{t(`step${name}`)}</h3>
                <p className="sm mut mt2">{t(`step${name}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const bankLines: readonly Icon[] = [Megaphone, Users, HandCoins, Scale];
const careerLines: readonly Icon[] = [CalendarClock, ListChecks, Bell, KeyRound];

function What() {
  const t = useLandingText();
  return (
    <section className="sec" id="sta">
      <div className="wrap">
        <div className="sec-h">
          <h2 className="t2">{t('doorsTitle')}</h2>
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
    </section>
  );
}

function Door(props: {
  accent: 'orange' | 'career';
  name: 'Banks' | 'Career';
  icons: readonly Icon[];
  to: string;
  picture: React.ReactNode;
}) {
  const t = useLandingText();
  return (
    <article className={s.door} data-accent={props.accent}>
      <div>
        <h3 className="t2">{t(`door${props.name}`)}</h3>
        <ul>
          {props.icons.map((Icon, n) => {
            const line = `door${props.name}${(n + 1) as 1 | 2 | 3 | 4}` as const;
            return (
              <li key={line}>
                <Icon />
                {t(line)}
              </li>
            );
          })}
        </ul>
      </div>
      <Link className="btn btn-l btn-field" to={props.to}>
        {t(`door${props.name}Go`)}
      </Link>
      <div className={s.niche}>{props.picture}</div>
    </article>
  );
}

function Last({ openCalls }: { openCalls: number }) {
  const t = useLandingText();
  return (
    <section className="wrap sec-end">
      <div className={s.last}>
        <div>
          <h2 className="t1">{t('lastTitle')}</h2>
          <p className="lead">
            {openCalls > 0 ? t('lastLead', { count: openCalls }) : t('lastLeadNone')}
          </p>
          <div className="row row-w mt6">
            <Link className="btn btn-l btn-p" to={pages.register()}>
              {t('lastStart')}
            </Link>
            <Link className="btn btn-l btn-block2" to={pages.calls()}>
              {t('openCalls')}
            </Link>
          </div>
        </div>
        <div className={s.arch} aria-hidden="true">
          <CtaArch />
        </div>
      </div>
    </section>
  );
}
