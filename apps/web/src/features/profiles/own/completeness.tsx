import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import {
  completedSteps,
  nextStep,
  type ProfileStep,
  profileSteps,
} from '@app/domain/profiles/profile';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Check } from '@app/ui/icons';
import { StoneGauge } from '@app/ui/stone-gauge';
import type { Edited } from './editors.tsx';
import s from './own.module.css';
import { useEditText } from './text.ts';

interface CompletenessProps {
  readonly profile: OwnProfile;
  readonly onEdit: (edited: Edited) => void;
}

/** The arch of six and the list of six; only the next step has the filled button. */
export function Completeness({ profile, onEdit }: CompletenessProps) {
  const t = useEditText();
  const done = completedSteps(profile);
  const next = nextStep(profile);
  const count = profileSteps.filter((step) => done[step]).length;
  const left = profileSteps.length - count;
  const stones = profileSteps.map((step) => (done[step] ? 'done' : step === next ? 'now' : 'open'));
  // The arch is built from the left, whichever stone came first.
  const inOrder = stones.toSorted((a, b) => order[a] - order[b]);
  return (
    <section className={cx(s.whole, left === 0 && s.done)} aria-labelledby="whole">
      <StoneGauge
        stones={inOrder}
        width={left === 0 ? 168 : 420}
        number={`${count} / ${profileSteps.length}`}
        label={left === 0 ? undefined : t('stonesLabel')}
      />
      <div>
        <h2 className="title-3" id="whole">
          {titleKeys[left] ? t(titleKeys[left]) : t('stonesDone')}
        </h2>
        {left === 0 ? (
          <p className="muted mt2">{t('stonesDoneText')}</p>
        ) : (
          <ol className={cx(s.steps, 'mt4')}>
            {profileSteps.map((step, n) => (
              <Step
                key={step}
                number={n + 1}
                step={step}
                state={done[step] ? 'done' : step === next ? 'now' : 'open'}
                have={<Have step={step} profile={profile} />}
                onEdit={() => onEdit({ part: step })}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** By the number of stones that are missing. */
const titleKeys = [
  undefined,
  'stonesTitle1',
  'stonesTitle2',
  'stonesTitle3',
  'stonesTitle4',
  'stonesTitle5',
] as const;

const order = { done: 0, now: 1, open: 2 };

interface StepProps {
  readonly number: number;
  readonly step: ProfileStep;
  readonly state: keyof typeof order;
  readonly have: React.ReactNode;
  readonly onEdit: () => void;
}

function Step({ number, step, state, have, onEdit }: StepProps) {
  const t = useEditText();
  const name = t(`step_${step}`);
  if (state === 'done' || step === 'picture') {
    return (
      <li className={s.done}>
        <span className={s.stone}>
          <Check />
        </span>
        <span>
          <b className="medium">{name}</b>
          <span className="small muted"> · {have}</span>
        </span>
        <Button
          variant="ghost"
          size="m"
          aria-label={t(step === 'experience' ? 'addTo' : 'editOf', { what: name })}
          onClick={onEdit}
        >
          {t(step === 'experience' ? 'add' : 'edit')}
        </Button>
      </li>
    );
  }
  return (
    <li className={state === 'now' ? s.now : undefined}>
      <span className={cx(s.stone, 'tabular')}>{number}</span>
      <span>
        <b className={state === 'now' ? 'bold' : 'medium'}>{name}</b>
        <br />
        <span className="small muted">{t(`why_${step}`)}</span>
      </span>
      <Button variant={state === 'now' ? 'primary' : 'soft'} size="m" onClick={onEdit}>
        {t(`do_${step}`)}
      </Button>
    </li>
  );
}

/** What there is of a step that is done. */
function Have({ step, profile }: { step: ProfileStep; profile: OwnProfile }) {
  const t = useEditText();
  const { about, skills, interests, experience, education, volunteering } = profile;
  switch (step) {
    case 'picture':
      return t(profile.profilePictureUrl ? 'have_picture' : 'have_initials');
    case 'headline':
      return profile.headline;
    case 'about':
      return t('have_about', { count: about.split(/\s+/).filter(Boolean).length });
    case 'skills':
      return t('have_skills', { count: skills.length });
    case 'interests':
      return t('have_interests', { count: interests.length });
    case 'experience':
      return t('have_experience', {
        count: experience.length + education.length + volunteering.length,
      });
  }
}
