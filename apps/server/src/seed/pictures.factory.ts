import sharp from 'sharp';
import type { FileStore } from '../platform/files/files.ts';

/** Drawn, as the demo comes without photographs: hills behind what stands on the meadow. */
const landscape = (sky: readonly [string, string], hills: readonly string[], front: string) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 110 1600 590">
  <linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
  <rect width="1600" height="700" fill="url(#s)"/>
  <circle cx="1180" cy="210" r="86" fill="#fff3d6"/>
  <path d="M0 430 Q260 250 560 400 T1120 350 T1600 400 V700 H0Z" fill="${hills[0]}"/>
  <path d="M0 520 Q360 380 760 500 T1600 470 V700 H0Z" fill="${hills[1]}"/>
  ${front}
</svg>`;

const house = (x: number, y: number, wall: string, roof: string) => `
  <path d="M${x} ${y}h120v92h-120z" fill="${wall}"/>
  <path d="M${x - 16} ${y} L${x + 60} ${y - 66} L${x + 136} ${y}Z" fill="${roof}"/>
  <path d="M${x + 46} ${y + 92}v-44a14 14 0 0 1 28 0v44z" fill="#41281a"/>`;

const tree = (x: number, y: number, size: number) => `
  <path d="M${x - 5} ${y}h10v${size * 0.5}h-10z" fill="#5b3a24"/>
  <path d="M${x} ${y - size} L${x + size * 0.42} ${y + 6} H${x - size * 0.42}Z" fill="#245c47"/>`;

const village = landscape(
  ['#ffd9a8', '#fff1dc'],
  ['#9fbf8f', '#6f9f6a'],
  `<path d="M0 590 Q480 520 900 580 T1600 560 V700 H0Z" fill="#e6b866"/>
   ${[0, 1, 2, 3, 4, 5].map((n) => `<path d="M${n * 300 - 200} 700 Q${n * 300} 600 ${n * 270 + 120} 572" stroke="#c98f3d" stroke-width="7" fill="none"/>`).join('')}
   ${tree(180, 520, 150)}${tree(250, 530, 110)}${tree(1420, 505, 160)}
   ${house(420, 470, '#fff7ea', '#c2410c')}${house(620, 482, '#f3dcc0', '#9a3412')}${house(1080, 462, '#fff7ea', '#c2410c')}`,
);

const river = landscape(
  ['#bfe3f2', '#eef9fb'],
  ['#7fb08c', '#4f8f6f'],
  `<path d="M0 560 Q400 500 800 560 T1600 540 V700 H0Z" fill="#1f8a8a"/>
   <path d="M60 622h260M420 652h320M900 606h240M1220 650h280" stroke="#8fd6cf" stroke-width="9" stroke-linecap="round"/>
   ${tree(140, 520, 170)}${tree(1480, 500, 150)}${tree(1380, 508, 110)}
   <path d="M560 590 Q760 650 980 586 L930 640 Q760 676 610 640Z" fill="#ea580c"/>
   <path d="M770 600 L860 470" stroke="#41281a" stroke-width="10" stroke-linecap="round"/>
   <ellipse cx="868" cy="462" rx="15" ry="34" transform="rotate(35 868 462)" fill="#41281a"/>
   <circle cx="752" cy="512" r="26" fill="#41281a"/><path d="M716 612q36-120 72 0z" fill="#3730a3"/>`,
);

const block = (x: number, y: number, wide: number) => `
  <path d="M${x} ${y}h${wide}v${700 - y}h-${wide}z" fill="#1d1b3a"/>
  ${[0, 1, 2, 3].map((row) => [0, 1, 2].map((n) => `<rect x="${x + 26 + n * ((wide - 40) / 3)}" y="${y + 34 + row * 52}" width="26" height="30" rx="4" fill="${(row * 3 + n) % 4 === 1 ? '#ffd27d' : '#3b3766'}"/>`).join('')).join('')}`;

const cinema = landscape(
  ['#2b2a5a', '#c96f5a'],
  ['#3a3566', '#2c2850'],
  `${block(60, 330, 250)}${block(1270, 300, 270)}
   <path d="M0 620 Q800 575 1600 620 V700 H0Z" fill="#17162e"/>
   <path d="M520 330h560v270h-560z" fill="#fff7ea"/><path d="M520 330h560v270h-560z" fill="none" stroke="#41281a" stroke-width="12"/>
   <circle cx="930" cy="420" r="34" fill="#f2a541"/><path d="M526 594v-60q140-90 270-20t280-30v110z" fill="#4f8f6f"/>
   ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<circle cx="${430 + n * 82}" cy="${644 - (n % 3) * 8}" r="22" fill="#0d0c1f"/><path d="M${396 + n * 82} 700q34-74 68 0z" fill="#0d0c1f"/>`).join('')}`,
);

/** A post between deck and rail; `t` is how far along the bridge it stands, from 0 to 1. */
const post = (t: number) =>
  `<path d="M${580 + 464 * t} ${574 - 220 * t * (1 - t)}v-62" stroke="#7a4a24" stroke-width="10"/>`;

const bridge = landscape(
  ['#fbd9b5', '#fdf3e3'],
  ['#a7c69a', '#7faa74'],
  `<path d="M0 560 Q420 528 800 566 T1600 556 V700 H0Z" fill="#8dbb7d"/>
   <path d="M700 556 Q760 620 660 700 H960 Q1000 620 900 556Z" fill="#3f9c9c"/>
   <path d="M744 610h92M716 650h150" stroke="#a6dcd6" stroke-width="8" stroke-linecap="round"/>
   ${[0.04, 0.27, 0.5, 0.73, 0.96].map(post).join('')}
   <path d="M580 572 Q812 462 1044 572" stroke="#7a4a24" stroke-width="26" fill="none"/>
   <path d="M580 570 Q812 460 1044 570" stroke="#c98f3d" stroke-width="18" stroke-dasharray="32 4" fill="none"/>
   <path d="M580 516 Q812 406 1044 516" stroke="#7a4a24" stroke-width="12" stroke-linecap="round" fill="none"/>
   ${tree(200, 520, 130)}${tree(330, 530, 100)}${tree(1330, 520, 140)}
   ${[420, 1150].map((x) => `<path d="M${x} 566h130v14h-130zM${x} 540h130v12h-130zM${x + 12} 580v34M${x + 118} 580v34" fill="#c2410c" stroke="#7a4a24" stroke-width="6"/>`).join('')}`,
);

const wheel = (x: number) => `
  <circle cx="${x}" cy="520" r="92" fill="none" stroke="#2b2a3a" stroke-width="16"/>
  <circle cx="${x}" cy="520" r="14" fill="#2b2a3a"/>
  <path d="M${x} 428v184M${x - 92} 520h184M${x - 65} 455l130 130M${x + 65} 455l-130 130" stroke="#6b6a7d" stroke-width="4"/>`;

const bicycle = landscape(
  ['#cfe8f5', '#fdf6e8'],
  ['#a9cf9d', '#86b57a'],
  `<path d="M0 600 Q420 560 800 590 T1600 580 V700 H0Z" fill="#6fa463"/>
   ${tree(150, 520, 150)}${tree(1470, 510, 160)}${house(1240, 470, '#fff7ea', '#c2410c')}
   ${wheel(560)}${wheel(900)}
   <path d="M560 520 L680 330 H850 L900 520 M680 330 L760 520 L850 330 M560 520h200" fill="none" stroke="#ea580c" stroke-width="16" stroke-linejoin="round"/>
   <path d="M850 330l-14-52h60M660 306h64" stroke="#2b2a3a" stroke-width="14" stroke-linecap="round" fill="none"/>
   <path d="M1040 580h170v70h-170z" fill="#3730a3"/><path d="M1080 580q45-54 90 0" fill="none" stroke="#2b2a3a" stroke-width="12"/>`,
);

/** Pictures of single calls and of news, by the names under which the banks' storage keeps them. */
const drawings = {
  'demo-selo.webp': village,
  'demo-una.webp': river,
  'demo-kino.webp': cinema,
  'demo-most.webp': bridge,
  'demo-bicikl.webp': bicycle,
} as const;
export type DemoPicture = keyof typeof drawings;

/** One of them as it is kept. */
export const drawnPicture = (name: DemoPicture): Promise<Buffer> =>
  sharp(Buffer.from(drawings[name])).resize(1600).webp({ quality: 80 }).toBuffer();

/** A photographed page of a paper: lines of a text, and from the second on two signatures. */
export function drawnPage(n: number): Promise<Buffer> {
  const lines = Array.from({ length: n === 1 ? 30 : 12 }, (_, line) => {
    const width = line % 6 === 5 ? 380 : 860 - ((line * 37) % 90);
    return `<path d="M170 ${300 + line * 40}h${width}" stroke="#6b6a76" stroke-width="9"/>`;
  });
  const hand = (x: number) =>
    `<path d="M${x} 1010q40-120 70-20t60-40 40 60 60-90 30 90 90-60" fill="none" stroke="#1e3a8a" stroke-width="7" stroke-linecap="round"/>
     <path d="M${x - 10} 1070h370" stroke="#2b2a3a" stroke-width="4"/>`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1700">
    <rect width="1200" height="1700" fill="#c9b79c"/>
    <path d="M52 44L1150 60 1140 1650 60 1640Z" fill="#fdfcf8"/>
    <path d="M170 190h560" stroke="#2b2a3a" stroke-width="24"/>${lines.join('')}
    ${n === 1 ? '' : hand(180) + hand(660)}
  </svg>`;
  return sharp(Buffer.from(page)).resize(1200).webp({ quality: 80 }).toBuffer();
}

export async function seedPictures(files: Pick<FileStore, 'put'>): Promise<void> {
  for (const name of Object.keys(drawings) as DemoPicture[]) {
    await files.put(`ob/${name}`, await drawnPicture(name), 'image/webp');
  }
}
