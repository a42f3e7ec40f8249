// The checks of `npm test` that are programs of their own. Each is a name and the steps to take;
// the first step that fails fails the check.
import { join } from 'node:path';
import { pinnedNode, root } from '../support/runtime.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
// The compiler of its own language checks in a sixth of the time; the older one is read as a
// library. Two checks run at once: a second checker in one of them works out the same types anew.
const types = (project) => [
  join(root, 'node_modules/typescript-native/bin/tsc'),
  ['-p', project, '--noEmit', '--checkers', '1'],
];
const web = { cwd: join(root, 'apps/web') };

/** Folders whose imports are checked. */
export const cruised = ['apps', 'packages', 'e2e', 'bench', 'tools'];

export const checks = [
  { name: 'format and lint', steps: [[bin('biome'), ['check', '--error-on-warnings', '.']]] },
  {
    name: 'types of server, packages and tools',
    steps: [types('tsconfig.json')],
  },
  {
    name: 'types of web and design system',
    steps: [[bin('react-router'), ['typegen'], web], types('apps/web/tsconfig.json')],
  },
  {
    name: 'directions of imports',
    steps: [[bin('depcruise'), [...cruised, '--output-type', 'err-long']]],
  },
  {
    name: 'circles of features',
    steps: [[pinnedNode, [join(root, 'tools/checks/circles.ts')]]],
  },
  { name: 'style classes', steps: [[pinnedNode, [join(root, 'tools/checks/styles.ts')]]] },
  { name: 'dead code', steps: [[bin('knip'), []]] },
  {
    name: 'generated documents',
    steps: [[pinnedNode, [join(root, 'tools/generate.ts'), '--check']]],
  },
  {
    name: 'migrations hold every table',
    steps: [[pinnedNode, [join(root, 'tools/checks/migrations.ts')]]],
  },
];
