import './gallery.css';
import { useEffect, useState } from 'react';
import { Forms } from './gallery/forms.tsx';
import { Foundations } from './gallery/foundations.tsx';
import { Overlays } from './gallery/overlays.tsx';
import { LandingHero, Pictures } from './gallery/pictures.tsx';
import { States } from './gallery/states.tsx';
import { Segment } from './segment.tsx';

const themes = ['light', 'dark'] as const;
const accents = ['career', 'orange', 'blue'] as const;

const option = <V extends string>(value: V) => ({ value, label: value });

/** Every component in its states, in both themes and three accents. A development page. */
export function Gallery() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  const [accent, setAccent] = useState<(typeof accents)[number]>('orange');
  useEffect(() => {
    const root = document.documentElement;
    const before = { theme: root.dataset.theme, accent: root.dataset.accent };
    if (before.theme === 'dark') setTheme('dark');
    setAccent(accents.find((name) => name === before.accent) ?? 'orange');
    return () => {
      root.dataset.theme = before.theme ?? 'light';
      root.dataset.accent = before.accent ?? 'orange';
    };
  }, []);
  const show = (next: { theme?: typeof theme; accent?: typeof accent }) => {
    const root = document.documentElement;
    if (next.theme) {
      root.dataset.theme = next.theme;
      setTheme(next.theme);
    }
    if (next.accent) {
      root.dataset.accent = next.accent;
      setAccent(next.accent);
    }
  };
  return (
    <div>
      <div className="gal-bar">
        <div className="wrap row row-wrap">
          <Segment
            label="Theme"
            options={themes.map(option)}
            value={theme}
            onValue={(value) => show({ theme: value })}
          />
          <Segment
            label="Accent"
            options={accents.map(option)}
            value={accent}
            onValue={(value) => show({ accent: value })}
          />
        </div>
      </div>
      <div className="wrap">
        <h1 className="title-1 mt6 mb6">Components</h1>
        <Foundations />
        <Forms />
        <States />
        <Overlays />
        <Pictures />
      </div>
      <LandingHero />
    </div>
  );
}
