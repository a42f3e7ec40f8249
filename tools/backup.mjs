// npm run backup -- FOLDER: writes the whole product into a new folder, while it runs.
import { join } from 'node:path';
import { ensureInstalled, root, runPinned } from './support/runtime.mjs';

await ensureInstalled();
process.exit(await runPinned([join(root, 'apps/server/src/backup.ts'), ...process.argv.slice(2)]));
