import './theme-niches.css';
import { useId } from 'react';
import { Check } from './icons.tsx';

const themes = ['light', 'dark', 'system'] as const;

export type ThemeNiche = (typeof themes)[number];

export type ThemeNichesProps = {
  /** What is chosen here. */
  label: string;
  names: Readonly<Record<ThemeNiche, string>>;
  value: ThemeNiche;
  onValue: (value: ThemeNiche) => void;
};

function Landscape({ tone, sun }: { tone: 'd' | 'n'; sun: number }) {
  return (
    <>
      <rect width="120" height="140" fill={`var(--${tone}1)`} />
      <circle cx={sun} cy="48" r="18" fill={`var(--${tone}2)`} />
      <path d="M0 96L36 62L70 92L98 70L120 88V140H0Z" fill={`var(--${tone}3)`} />
      <path
        d="M0 140V112H24a36 36 0 0 1 72 0H120V140H96V124a36 26 0 0 0 -72 0V140Z"
        fill={`var(--${tone}4)`}
      />
    </>
  );
}

const pictures = {
  light: <Landscape tone="d" sun={42} />,
  dark: <Landscape tone="n" sun={80} />,
  system: (
    <>
      <Landscape tone="d" sun={42} />
      <svg x="60" y="0" width="60" height="140" viewBox="60 0 60 140" aria-hidden="true">
        <Landscape tone="n" sun={80} />
      </svg>
    </>
  ),
} as const;

/** Day, night, as the device: three niches, one of them chosen. */
export function ThemeNiches({ label, names, value, onValue }: ThemeNichesProps) {
  const name = useId();
  return (
    <div className="th" role="radiogroup" aria-label={label}>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === value}
            onChange={() => onValue(theme)}
          />
          <span>
            <svg viewBox="0 0 120 140" aria-hidden="true">
              {pictures[theme]}
            </svg>
          </span>
          <b>
            <Check />
            {names[theme]}
          </b>
        </label>
      ))}
    </div>
  );
}
