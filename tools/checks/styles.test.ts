import { expect, it } from 'vitest';
import { problemsOf, type Source } from './styles.ts';

/** A tree that keeps every rule. */
const lawful: readonly Source[] = [
  {
    file: 'packages/ui/src/sheets/buttons.css',
    text: '@layer components { .btn { color: red; &:hover { color: blue } } .btn .i { width: 1em } }',
  },
  { file: 'packages/ui/src/sheets/type.css', text: '.i { width: 2em } .tone-ok { color: green }' },
  {
    file: 'packages/ui/src/button.tsx',
    text: `const Button = ({ tone }) => <b className={cx('btn', \`tone-\${tone}\`)} title="any words" />;`,
  },
  {
    file: 'apps/web/src/features/calls/parts/card.module.css',
    text: '.card > :global(.btn) { margin: 0 } .open { top: 0 } .shut { top: 0 } @media print { .card { top: 0 } }',
  },
  {
    file: 'apps/web/src/features/calls/parts/card.tsx',
    text: `import s from './card.module.css';
      const looks = { open: 1, shut: 2 };
      const Card = ({ at, size }) => {
        const place = { '--at': at };
        return <p className={cx(s.card, s[at], at === 'now' && 'i')} style={place}><i style={{ top: 0, width: size }} /></p>;
      };`,
  },
];

const withFile = (file: string, text: string) =>
  problemsOf([...lawful.filter((one) => one.file !== file), { file, text }]);

it('finds nothing where all is well', () => {
  expect(problemsOf(lawful)).toEqual([]);
});

const sheet = 'apps/web/src/features/calls/parts/card.module.css';
const card = 'apps/web/src/features/calls/parts/card.tsx';

it.each([
  ['apps/web/src/app.css', '.btn { top: 0 }', 'apps/web/src/app.css: global class .btn outside ui'],
  [
    'apps/web/src/shell/frame.module.css',
    ':global(.btn) b { top: 0 }',
    'apps/web/src/shell/frame.module.css: no class of its own in ":global(.btn) b"',
  ],
  [
    sheet,
    '.card #main :global(#other) b, .open, .shut { top: 0 }',
    `${sheet}: #main is renamed; :global(#main) is not`,
  ],
  [
    'packages/ui/src/sheets/cards.css',
    '.btn:hover { top: 0 }',
    'packages/ui/src/sheets/cards.css: .btn is defined in packages/ui/src/sheets/buttons.css too',
  ],
  [
    'packages/ui/src/sheets/cards.css',
    '.btn .old { top: 0 }',
    'packages/ui/src/sheets/cards.css: nothing uses .old',
  ],
  [sheet, '.card, .open, .shut, .old { top: 0 }', `${sheet}: nothing uses .old`],
  [
    sheet,
    '.card, .open, .shut, .open :global(.gone) { top: 0 }',
    `${sheet}: no sheet defines .gone`,
  ],
  [sheet, '.open, .shut { top: 0 }', `${card}: ./card.module.css has no .card`],
  [
    'apps/web/src/shell/frame.tsx',
    "const Frame = ({ a }) => <p className={a ? 'gone btn' : undefined} />;",
    'apps/web/src/shell/frame.tsx: no sheet defines .gone',
  ],
  [
    'apps/web/src/shell/frame.tsx',
    "const Frame = () => <p style={{ top: -4, color: 'red' } as CSSProperties} />;",
    "apps/web/src/shell/frame.tsx: style={{ top: -4, color: 'red' } as CSSProperties} never changes; a sheet can say it",
  ],
  [
    'apps/web/src/shell/frame.tsx',
    'const room = { padding: 16 }; const Frame = () => <p style={room} />;',
    'apps/web/src/shell/frame.tsx: style={room} never changes; a sheet can say it',
  ],
])('catches what is wrong in %s: %s', (file, text, problem) => {
  expect(withFile(file, text)).toEqual([problem]);
});
