import { buffer } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/** The entries of a ZIP file by their names, in their order. */
export async function readZip(content: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (opening, zip) => {
      if (!zip) return reject(opening);
      zip.on('error', reject);
      zip.on('end', resolve);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, (reading, stream) => {
          if (!stream) return reject(reading);
          buffer(stream).then((bytes) => {
            entries.set(entry.fileName, bytes);
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
  return entries;
}
