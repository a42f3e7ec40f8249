import { Stones } from './stones.tsx';

const stone = 'var(--ill-stone)';
const dark = 'var(--ill-stone-2)';

/** A great arch; its keystone comes down from above. */
export function CtaArch() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" style={{ overflow: 'visible' }}>
      <Stones
        count={7}
        outer={150}
        inner={92}
        cx={160}
        cy={188}
        gap={6}
        fills={[stone, dark, stone, 'var(--ill-paper)', stone, dark, stone]}
        lifted={{ index: 3, by: 26 }}
      />
    </svg>
  );
}
