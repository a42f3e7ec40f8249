// npm run generate: prints the documents in docs/generated from the code.
// --check: changes nothing and fails when one of them is not what the code says.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './generators/api.ts';
import { root } from './generators/load.ts';
import { machinesPage } from './generators/machines.ts';
import { permissionsPage } from './generators/permissions.ts';
import { routesPage } from './generators/routes.ts';

const folder = join(root, 'docs/generated');

const pages: Readonly<Record<string, () => Promise<string>>> = {
  'api.md': apiPage,
  'permissions.md': permissionsPage,
  'routes.md': routesPage,
  'status-machines.md': machinesPage,
};

function existing(name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

mkdirSync(folder, { recursive: true });
const check = process.argv.includes('--check');
for (const [name, make] of Object.entries(pages)) {
  const text = await make();
  if (existing(name) === text) continue;
  if (check) {
    console.error(`docs/generated/${name} is not what the code says; run npm run generate.`);
    process.exitCode = 1;
  } else {
    writeFileSync(join(folder, name), text);
    console.log(`docs/generated/${name} written`);
  }
}
for (const name of readdirSync(folder).filter((one) => !(one in pages))) {
  if (!check) rmSync(join(folder, name));
  else {
    console.error(`docs/generated/${name} is printed by nothing.`);
    process.exitCode = 1;
  }
}
