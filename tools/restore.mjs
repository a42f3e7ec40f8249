// npm run restore -- FOLDER: puts a backup into an empty place.
import { join } from 'node:path';
import { ensureInstalled, root, runPinned } from './support/runtime.mjs';

await ensureInstalled();
process.exit(await runPinned([join(root, 'apps/server/src/restore.ts'), ...process.argv.slice(2)]));
