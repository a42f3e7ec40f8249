import { pages } from '@app/contracts/pages';
import { IconButton } from '@app/ui/icon-button';
import { Camera, type Icon, Search, Sparkles, UserPlus, UserRound, X } from '@app/ui/icons';
import { useRef } from 'react';
import { useRestoredFocus } from '../../../lib/browser/restored-focus.ts';
import type { FirstStep } from '../first-steps.ts';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';
import { DashboardLine } from './line.tsx';

const places: Readonly<Record<FirstStep, { readonly to: string; readonly sign: Icon }>> = {
  basics: { to: pages.onboarding({ returnUrl: pages.dashboard() }), sign: UserRound },
  picture: { to: pages.ownProfile({ uredi: 'slika' }), sign: Camera },
  skills: { to: pages.ownProfile({ uredi: 'vjestine' }), sign: Sparkles },
  connection: { to: pages.network(), sign: UserPlus },
  call: { to: pages.calls({ state: 'open' }), sign: Search },
};

interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
  readonly onSkip: (step: FirstStep) => void;
}

/** What a newcomer begins with; each step leads to its place, and may be left out. */
export function FirstSteps({ steps, onSkip }: FirstStepsProps) {
  const t = useDashboardText();
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRestoredFocus(list, steps, { rows: ':scope > li' });
  return (
    <section className={s.waiting} aria-labelledby="first-steps">
      <h2 className="title-3" id="first-steps">
        {t('firstSteps')}
      </h2>
      <ul ref={list} {...noteFocus}>
        {steps.map((step) => {
          const { to, sign: Sign } = places[step];
          return (
            <DashboardLine
              key={step}
              to={to}
              icon={<Sign />}
              title={t(`step_${step}`)}
              beside={
                <IconButton
                  label={t('skipStep', { step: t(`step_${step}`) })}
                  onClick={() => onSkip(step)}
                >
                  <X />
                </IconButton>
              }
            >
              {t(`step_${step}Text`)}
            </DashboardLine>
          );
        })}
      </ul>
    </section>
  );
}
