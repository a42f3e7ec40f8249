// npm run generate: prints the documents in docs/generated, the sheets of icons and the cut fonts.
// --check: changes nothing and fails when one of them is not what the code says.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSheet } from '../packages/ui/icon-sheet.ts';
import { apiPage } from './generators/api.ts';
import { asvsPage } from './generators/asvs.ts';
import { fonts } from './generators/fonts.ts';
import { root } from './generators/load.ts';
import { machinesPage } from './generators/machines.ts';
import { permissionsPage } from './generators/permissions.ts';
import { routesPage } from './generators/routes.ts';
import { shapesModule } from './generators/shapes.ts';

const folder = join(root, 'docs/generated');

type Made = string | Buffer;

const printed: Readonly<Record<string, () => Made | Promise<Made>>> = {
  'docs/generated/api.md': apiPage,
  'docs/generated/asvs.md': asvsPage,
  'docs/generated/permissions.md': permissionsPage,
  'docs/generated/routes.md': routesPage,
  'docs/generated/status-machines.md': machinesPage,
  'packages/contracts/src/shapes.ts': shapesModule,
  'packages/ui/src/icons.svg': () => iconSheet('icon'),
  'packages/ui/src/icons-rarer.svg': () => iconSheet('rarer'),
  ...fonts,
};

function isCurrent(file: string, made: Made): boolean {
  try {
    return readFileSync(join(root, file)).equals(Buffer.from(made));
  } catch {
    return false;
  }
}

mkdirSync(folder, { recursive: true });
const check = process.argv.includes('--check');
for (const [file, print] of Object.entries(printed)) {
  const made = await print();
  if (isCurrent(file, made)) continue;
  if (check) {
    console.error(`${file} is not what the code says; run npm run generate.`);
    process.exitCode = 1;
  } else {
    writeFileSync(join(root, file), made);
    console.log(`${file} written`);
  }
}
for (const name of readdirSync(folder).filter((one) => !(`docs/generated/${one}` in printed))) {
  if (!check) rmSync(join(folder, name));
  else {
    console.error(`docs/generated/${name} is printed by nothing.`);
    process.exitCode = 1;
  }
}
