import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each(['Link', 'NavLink'])('the router’s own %s is refused', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    const file = join(folder, 'planted.tsx');
    writeFileSync(
      file,
      `import { ${name} } from 'react-router';\n\nexport const used = ${name};\n`,
    );
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [biome, 'lint', '--vcs-enabled=false', `--config-path=${join(root, 'biome.json')}`, file],
      { encoding: 'utf8' },
    );
    expect(stdout + stderr).toContain('noRestrictedImports');
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
