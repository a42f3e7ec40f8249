import { weightedStones } from '@app/ui/arch';
import { useFieldText } from '../text.ts';
import s from './rubric.module.css';

const shape = { outer: 126, inner: 70, cx: 134, cy: 128.5, gap: 4 } as const;
/** Under this weight the number has no room on its stone. */
const readable = 8;

interface RubricArchProps {
  /** In the order of the criteria. */
  readonly weights: readonly number[];
}

/** Stones as wide as their weight; what is short of 100 is a dashed one, and the arch stays open. */
export function RubricArch({ weights }: RubricArchProps) {
  const t = useFieldText();
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = sum < 100 ? [...weights, 100 - sum] : weights;
  const stones = weightedStones(shape, parts);
  return (
    <svg className={s.arch} viewBox="0 0 268 134" role="img" aria-label={t('sumIs', { sum })}>
      {stones.map(({ d, middle }, n) => {
        const isGap = n === weights.length;
        const weight = parts[n] ?? 0;
        const look = isGap ? s.gap : sum > 100 ? s.over : n % 2 === 0 ? s.full : s.pale;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
          <g key={n} className={look}>
            <path d={d} />
            {weight >= readable ? (
              <text x={middle.x} y={middle.y + 5} textAnchor="middle">
                {weight}
              </text>
            ) : null}
          </g>
        );
      })}
      <text className={s.sum} x="134" y="112" textAnchor="middle">
        {sum}
      </text>
      <text className={s.of} x="134" y="130" textAnchor="middle">
        {t('of100')}
      </text>
    </svg>
  );
}
