import { formatKm } from '@app/messages/format/numbers';
import sharp from 'sharp';
import { written } from '../platform/drawn-words.ts';
import { plainPage } from '../platform/pdf/plain-page.ts';

interface Bought {
  readonly supplier: string;
  readonly what: string;
  /** In KM. */
  readonly amount: number;
  /** As printed; the till ran out of it where it is empty. */
  readonly day: string;
}

const width = 620;
const height = 860;
const left = 90;
const ink = '#2c2926';

/** A receipt of a till, photographed on a table: drawn, and its shop is made up. */
export async function receiptPicture({ supplier, what, amount, day }: Bought): Promise<Buffer> {
  const sum = formatKm(amount, 'bhs');
  const lines: readonly (readonly [text: string, size: number, face?: 'strong'])[] = [
    [`${supplier} d.o.o.`, 30, 'strong'],
    ['Izmišljeno za probu', 19],
    ['FISKALNI RAČUN 004471', 22],
    [day, 22],
    [what.slice(0, 34), 24],
    [`1 × ${sum}`, 24],
    [`UKUPNO ${sum}`, 32, 'strong'],
    ['Gotovina', 22],
    ['Hvala na kupovini', 20],
  ];
  const drawn = await Promise.all(
    lines.map(([text, size, face]) => written(face ?? 'text', text, size, left, 0, ink)),
  );
  const rows = drawn.map((text, n) => `<g transform="translate(0 ${170 + n * 66})">${text}</g>`);
  const rule = (y: number) =>
    `<path d="M${left} ${y}H${width - left - 40}" stroke="${ink}" stroke-width="2" stroke-dasharray="7 6"/>`;
  const edge = Array.from({ length: 20 }, (_, n) => `l-23 ${n % 2 === 0 ? 12 : -12}`).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#8a6a4c"/>
  <path d="M0 130H${width}M0 330H${width}M0 560H${width}M0 770H${width}" stroke="#7a5c40" stroke-width="6"/>
  <g transform="rotate(-1.6 310 430)">
    <path d="M72 96h460v706${edge}z" fill="#4a3524" opacity="0.35"/>
    <path d="M60 84h460v706${edge}z" fill="#faf6ee"/>
    ${rule(324)}${rule(408)}${rule(522)}${rows.join('')}
  </g>
</svg>`,
    ),
  )
    .webp({ quality: 78 })
    .toBuffer();
}

/** The same as an invoice that came by mail. */
export const receiptPaper = ({ supplier, what, amount, day }: Bought): Buffer =>
  plainPage([
    'Račun 118/2026',
    `${supplier} d.o.o. (izmišljeno za probu)`,
    '',
    'Kupac: ekipa projekta, za omladinsku banku',
    `Datum: ${day}`,
    '',
    what,
    `Ukupno s PDV-om: ${formatKm(amount, 'bhs')}`,
    '',
    'Plaćeno na račun prodavca.',
  ]);
