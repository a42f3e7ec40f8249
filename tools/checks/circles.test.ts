import { expect, it } from 'vitest';
import { circlesIn } from './circles.ts';

const file = (name: string, text: string) => ({ file: `apps/web/src/features/${name}`, text });

/** Each knows only what stands below it; two stand on one. */
const lawful = [
  file(
    'zone/page.tsx',
    `import { Card } from '../calls/public.ts';\nimport { t } from './text.ts';`,
  ),
  file('calls/list.tsx', `import type { Bank } from '../banks/public.ts';`),
  file('calls/parts/late.tsx', `const Dialog = lazyPart(() => import('../../banks/public.ts'));`),
  file('banks/public.ts', `export { Card } from './card.tsx';`),
  file(
    'banks/card.tsx',
    `import { one } from '../../lib/one.ts';\nimport { cx } from '@app/ui/cx';`,
  ),
];

it('finds nothing where features know each other downwards', () => {
  expect(circlesIn(lawful)).toEqual([]);
});

it.each([
  ['what is imported', `import { Card } from '../calls/public.ts';`],
  ['a type', `import type { Card } from '../calls/public.ts';`],
  ['a type in its place', `let card: import('../calls/public.ts').Card;`],
  ['what is passed on', `export { Card } from '../calls/public.ts';`],
  ['what is loaded later', `const card = <p>It's {() => import('../calls/public.ts')}</p>;`],
])('finds the circle of two features: %s', (_what, text) => {
  expect(circlesIn([...lawful, file('banks/back.tsx', text)])).toEqual([
    'calls → banks → calls (apps/web/src/features/banks/back.tsx)',
  ]);
});

it('finds a circle of three', () => {
  const back = file('banks/back.tsx', `import { Zone } from '../zone/public.ts';`);
  expect(circlesIn([...lawful, back])).toEqual([
    'zone → calls → banks → zone (apps/web/src/features/banks/back.tsx)',
  ]);
});
