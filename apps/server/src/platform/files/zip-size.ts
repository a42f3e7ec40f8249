import { fromBufferPromise } from 'yauzl';

/**
 * Whether a ZIP file unpacks to at most so many bytes in all. What it says of its sizes is not
 * believed: everything is unpacked, but never beyond the limit.
 *
 * @returns false also for what is no plain ZIP file.
 */
export async function inflatesWithin(file: Buffer, limit: number): Promise<boolean> {
  let left = limit;
  // Entries that lie one over the other would have the same bytes unpacked again and again.
  let unread = file.length;
  try {
    const zip = await fromBufferPromise(file);
    for await (const entry of zip.eachEntry()) {
      unread -= entry.compressedSize;
      if (unread < 0) return false;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= chunk.length;
        if (left < 0) return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}
