const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Whether the directory of a compound file names an entry. */
const hasEntry = (file: Buffer, entry: string): boolean =>
  file.includes(Buffer.from(`${entry}\0`, 'utf16le'));

/**
 * Whether a file is one of Word's before 2007 (`.doc`), told by what is in it.
 *
 * @returns `macros` for one that could run something where it is opened; null for any other file.
 */
export function olderWord(file: Buffer): 'plain' | 'macros' | null {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  if (!hasEntry(file, 'WordDocument')) return null;
  return hasEntry(file, 'Macros') || hasEntry(file, '_VBA_PROJECT') ? 'macros' : 'plain';
}
