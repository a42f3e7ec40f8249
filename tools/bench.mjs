// npm run bench: measures the built product beside bare programs. Arguments go to bench/main.ts.
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run } from './support/runtime.mjs';

await ensureInstalled();
const built = await run(pinnedNode, [join(root, 'tools/build.mjs')]);
const bench = [join(root, 'bench/main.ts'), ...process.argv.slice(2)];
process.exit(built === 0 ? await run(pinnedNode, bench) : built);
