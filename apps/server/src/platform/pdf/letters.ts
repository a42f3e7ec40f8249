import { type Face, fontOf, runsOf } from './faces.ts';

const widthOf = (face: Face, text: string, size: number): number =>
  runsOf(face, text).reduce((sum, run) => {
    const font = fontOf(run.file);
    return sum + (font.layout(run.text).advanceWidth * size) / font.unitsPerEm;
  }, 0);

/** A text in lines of so many pixels; what does not fit ends in an ellipsis. */
export function wrapped(
  face: Face,
  text: string,
  size: number,
  width: number,
  lines: number,
): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || widthOf(face, longer, size) <= width) line = longer;
    else {
      found.push(line);
      line = word;
    }
  }
  found.push(line);
  const kept = found.slice(0, lines);
  const cut = found.length > lines;
  return kept.map((one, n) => fitted(face, one, size, width, cut && n === lines - 1));
}

function fitted(face: Face, text: string, size: number, width: number, cut: boolean): string {
  if (!cut && widthOf(face, text, size) <= width) return text;
  let kept = [...text];
  while (kept.length > 1 && widthOf(face, `${kept.join('')}…`, size) > width)
    kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** A text as outlines of its letters, so that no font need be installed. */
export function written(
  face: Face,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
) {
  let at = x;
  const letters = runsOf(face, text).flatMap((run) => {
    const font = fontOf(run.file);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    return glyphs.map((glyph, n) => {
      const place = positions[n];
      const left = at + (place?.xOffset ?? 0) * scale;
      at += (place?.xAdvance ?? 0) * scale;
      return `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    });
  });
  return `<g fill="${fill}">${letters.join('')}</g>`;
}
