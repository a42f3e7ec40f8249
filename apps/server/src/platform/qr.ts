import sharp from 'sharp';
import { encode } from 'uqr';

/** A QR code as rows of `1` (dark) and `0` (light), without a margin. */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}

/** Dots of a square and of the margin that a camera needs, in the printed picture. */
const dots = 12;
const margin = 2;

/** The same as a PNG for documents. */
export function qrPicture(text: string): Promise<Buffer> {
  const rows = qrRows(text);
  const side = rows.length + 2 * margin;
  const light = '0'.repeat(side);
  const edge = '0'.repeat(margin);
  const framed = [
    ...Array<string>(margin).fill(light),
    ...rows.map((row) => `${edge}${row}${edge}`),
    ...Array<string>(margin).fill(light),
  ];
  const pixels = Buffer.from(
    framed.flatMap((row) => [...row].map((one) => (one === '1' ? 0 : 255))),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * dots, side * dots, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
