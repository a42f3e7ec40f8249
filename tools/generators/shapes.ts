import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './load.ts';

const folder = 'packages/contracts/src';

const camel = (name: string) => name.replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase());

/** The shapes of every domain in one place, for the document that tells them by their names. */
export function shapesModule(): string {
  const files = globSync('**/*.schemas.ts', { cwd: join(root, folder) }).sort();
  const lines = files.map((file) => {
    const name = camel(file.replace(/^.*\//, '').replace(/\.schemas\.ts$/, ''));
    return `export * as ${name} from './${file}';`;
  });
  return `// Printed from the files of schemas by \`npm run generate\`; not edited by hand.\n${lines.join('\n')}\n`;
}
