import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** Bytes to which a document is unpacked at most. */
const unpackedAtMost = 100 * 1024 * 1024;

/**
 * A document without what its program wrote down of who made it. What stands on its pages stays, and
 * so does a picture: it is made anew when it is kept.
 *
 * @param name ends as the file does.
 * @returns null for one that cannot be read.
 */
export async function withoutAuthor(content: Buffer, name: string): Promise<Buffer | null> {
  if (name.endsWith('.pdf')) return blankPdf(content);
  return /\.(?:docx|xlsx|odt|ods)$/.test(name) ? blankOffice(content) : content;
}

const inPdf =
  /(\/(?:Author|Title|Subject|Keywords|Company|Manager)\s*)(\((?:\\.|[^\\()]|\([^()]*\))*\)|<[\dA-F\s]+>)/gis;
const inXml =
  /<((?:dc|cp|pdf|meta):(?:creator|title|subject|description|keywords?|author|lastModifiedBy|initial-creator|printed-by)|Manager|Company)\b[^>]*>.*?<\/\1>/gis;

/** As long as before: a PDF names places in itself by their bytes. */
const blanks = (text: string) => ' '.repeat(text.length);

const withoutWords = (xml: string): string =>
  xml.replace(inXml, (element) => element.replace(/(?<=>)[^<]+(?=<)/g, blanks));

function blankPdf(content: Buffer): Buffer {
  const blanked = content.toString('latin1').replace(inPdf, (_, key: string, said: string) => {
    return `${key}${said[0]}${blanks(said.slice(1, -1))}${said.at(-1)}`;
  });
  return Buffer.from(withoutWords(blanked), 'latin1');
}

const properties = /^(?:docProps\/(?:core|app|custom)\.xml|meta\.xml)$/;

async function blankOffice(content: Buffer): Promise<Buffer | null> {
  const blanked = new ZipFile();
  let left = unpackedAtMost;
  try {
    const zip = await fromBufferPromise(content);
    for await (const entry of zip.eachEntry()) {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= chunk.length;
        if (left < 0) return null;
        chunks.push(chunk);
      }
      const bytes = Buffer.concat(chunks);
      const own = properties.test(entry.fileName);
      blanked.addBuffer(own ? Buffer.from(withoutWords(bytes.toString())) : bytes, entry.fileName, {
        compress: entry.compressionMethod !== 0,
        mtime: new Date(0),
      });
    }
  } catch {
    return null;
  }
  blanked.end();
  return buffer(blanked.outputStream);
}
