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

/** Day, night, as the device. */
export function ThemeSwitch({ label, names, value, onValue }: ThemeSwitchProps) {
  const choices = Object.keys(icons) as ThemeChoice[];
  return (
    <div className="themes" role="radiogroup" aria-label={label}>
      {choices.map((choice) => {
        const Icon = icons[choice];
        return (
          // biome-ignore lint/a11y/useSemanticElements: an icon button that behaves as a radio
          <button
            key={choice}
            type="button"
            role="radio"
            aria-checked={choice === value}
            aria-label={names[choice]}
            title={names[choice]}
            onClick={() => onValue(choice)}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}
