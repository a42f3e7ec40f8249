import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const generated = new Set(['node_modules', 'build', '.react-router', 'migrations']);

/**
 * One fingerprint of the content of files and folders; tests do not count, they are not built.
 *
 * @param {readonly string[]} paths relative to the checkout; missing ones are passed over.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) visit(path, hash);
  return hash.digest('hex');
}

/**
 * Something that differs as soon as a file below one of the folders was saved, added or removed.
 * Asked again and again it sees what file watchers lose when editors replace a file.
 *
 * @param {readonly string[]} folders relative to the checkout.
 */
export function glance(folders) {
  const files = folders.flatMap((folder) => filesIn(folder));
  return files.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs).join();
}

function visit(path, hash) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  for (const file of filesIn(path)) hash.update(file).update(readFileSync(join(root, file)));
}

function filesIn(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => !generated.has(entry.name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = `${path}/${entry.name}`;
        if (entry.isDirectory()) return filesIn(inside);
        return /\.i?test\.tsx?$/.test(entry.name) ? [] : [inside];
      });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
