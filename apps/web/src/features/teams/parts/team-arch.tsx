import type { TeamPerson } from '@app/contracts/teams/teams.schemas';
import { weightedStones } from '@app/ui/arch';
import { initials } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { useTeamsText } from '../text.ts';
import s from './team-arch.module.css';

interface TeamArchProps {
  readonly people: readonly Pick<TeamPerson, 'name' | 'lack'>[];
  readonly invited: number;
  readonly minimum: number;
  readonly atMost: number;
}

const shape = { outer: 100, inner: 58, cx: 100, cy: 102 };
/** With more of them the stones are too narrow for what stands on them. */
const stonesAtMost = 12;

/** Each person is a stone: outlined who still waits, dashed who is invited, pale what is free. */
export function TeamArch({ people, invited, minimum, atMost }: TeamArchProps) {
  const t = useTeamsText();
  const taken = people.length;
  const count = Math.min(stonesAtMost, Math.max(3, atMost, taken));
  const marks = Array.from({ length: count }, (_, n) => {
    const person = people[n];
    if (person) return { look: person.lack ? s.waits : s.taken, text: initials(person.name) };
    return n < taken + invited ? { look: s.invited, text: '?' } : { look: s.free, text: '+' };
  });
  const stones = weightedStones(
    shape,
    marks.map(() => 1),
  );
  return (
    <div className={s.arch}>
      <svg viewBox="-2 0 204 106" role="img" aria-label={t('arch', { taken, atMost })}>
        {stones.map(({ d, middle }, n) => (
          <g key={d} className={cx(s.stone, marks[n]?.look)}>
            <path d={d} />
            <text {...middle} textAnchor="middle" dominantBaseline="central">
              {marks[n]?.text}
            </text>
          </g>
        ))}
        <path className={s.ground} d="M-2 104h204" />
      </svg>
      <p className={s.count} aria-hidden="true">
        <b className="tabular">
          {taken} / {atMost}
        </b>
        <span className="small muted">{t('atLeast', { count: minimum })}</span>
      </p>
    </div>
  );
}
