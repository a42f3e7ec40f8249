import { qrPath } from '@app/ui/qr-code';

/** Squares of light around a code that a camera needs (ISO/IEC 18004). */
const margin = 4;
/** Pixels of a square in a picture: enough for a poster. */
const pixels = 32;

/** A code to be printed at any size. `rows`: of dark (`1`) and light (`0`) squares. */
export function codeSvg(rows: readonly string[]): string {
  const size = rows.length + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M${-margin} ${-margin}h${size}v${size}h-${size}z"/><path d="${qrPath(rows)}"/></svg>`;
}

/** The same as PNG. */
export async function codePicture(rows: readonly string[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = (rows.length + 2 * margin) * pixels;
  canvas.height = canvas.width;
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('This browser draws no pictures.');
  draw.fillStyle = '#fff';
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const { index } of row.matchAll(/1/g)) {
      draw.fillRect((index + margin) * pixels, (y + margin) * pixels, pixels, pixels);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came.'))));
  });
}
