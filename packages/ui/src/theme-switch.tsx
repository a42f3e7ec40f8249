import { useId } from 'react';
import { Monitor, Moon, Sun } from './icons.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

export type ThemeChoice = keyof typeof icons;

export type ThemeSwitchProps = {
  label: string;
  /** Names said aloud and shown by hovering. */
  names: Readonly<Record<ThemeChoice, string>>;
  value: ThemeChoice;
  onValue: (value: ThemeChoice) => void;
};

/** Day, night, as the device: one stop for the keyboard, as any group of radios. */
export function ThemeSwitch({ label, names, value, onValue }: ThemeSwitchProps) {
  const group = useId();
  const choices = Object.keys(icons) as ThemeChoice[];
  return (
    <div className="themes" role="radiogroup" aria-label={label}>
      {choices.map((choice) => {
        const Icon = icons[choice];
        return (
          <label key={choice} title={names[choice]}>
            <input
              type="radio"
              name={group}
              value={choice}
              checked={choice === value}
              aria-label={names[choice]}
              onChange={() => onValue(choice)}
            />
            <Icon />
          </label>
        );
      })}
    </div>
  );
}
