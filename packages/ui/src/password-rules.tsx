import './code.css';
import { Check, Minus } from './icons.tsx';
import { StoneGauge } from './stone-gauge.tsx';

export type PasswordRulesProps = {
  /** "Your password needs", said aloud. */
  label: string;
  rules: ReadonlyArray<{ text: string; met: boolean }>;
};

/** Each rule a stone and a word that turns green. */
export function PasswordRules({ label, rules }: PasswordRulesProps) {
  const met = rules.filter((rule) => rule.met).length;
  const stones = rules.map((_, i) => (i < met ? ('done' as const) : ('open' as const)));
  return (
    <div className="rules">
      <StoneGauge stones={stones} width={76} inner={50} number={`${met}/${rules.length}`} />
      <ul aria-label={label} aria-live="polite">
        {rules.map((rule) => (
          <li key={rule.text} className={rule.met ? 'ok' : undefined}>
            {rule.met ? <Check /> : <Minus />}
            <span>{rule.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
