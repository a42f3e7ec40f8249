import niches from './niches.module.css';
import { Mountains, Niche, Walker } from './niches.tsx';

const points = [
  ['flag', 'point1', 'point1Text'],
  ['wave', 'point2', 'point2Text'],
  ['walk', 'point3', 'point3Text'],
] as const;

type PointKey = 'whyLabel' | (typeof points)[number][1 | 2];

/** Three reasons beside the form of signing in, in the words of the page. */
export function SignInPoints({ t }: { t: (key: PointKey) => string }) {
  return (
    <Niche label={t('whyLabel')}>
      <Mountains />
      <ul className={niches.treads}>
        {points.map(([pose, title, text]) => (
          <li key={pose}>
            <Walker pose={pose} />
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Niche>
  );
}
