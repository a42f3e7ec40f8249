import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { Language } from '@app/messages/catalogue';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { z } from 'zod';
import { createCache } from '../../../platform/cache.ts';
import { wrapped, written } from '../../../platform/drawn-words.ts';
import type { Platform } from '../../../platform/platform.ts';
import { widgetWords } from './widget.words.ts';

/** Pixels. */
export const widgetSize = { width: 640, height: 224 };
const paper = '#fffaf5';
const ink = '#1f1512';
const quiet = '#5f534c';
const [track, fill] = ['#ffdcc2', '#f97316'];
/**
 * Makes the picture of a campaign for sites that take no frame: its goal, in few colours, so that
 * it weighs little.
 */
export function createWidgetPicture(p: Pick<Platform, 'settings' | 'clock' | 'signals'>) {
  const cached = createCache<Buffer>(p, {
    milliseconds: 3_600_000,
    atMost: 200,
    // Its key says all that stands on it.
    on: () => undefined,
  });
  // Drawing is heavy: a flood of readers takes its turn.
  const limited = pLimit(1);
  return (campaign: z.output<typeof CampaignView>, language: Language): Promise<Buffer> => {
    const { percent, sum, below } = widgetWords(campaign, language);
    const { title, bankName } = campaign;
    const lines = { title, sum, below, from: `${bankName} · ${p.settings.brand}` };
    const key = JSON.stringify([percent, lines]);
    return cached(key, () => limited(() => draw(percent, lines)));
  };
}

interface Lines {
  readonly title: string;
  readonly sum: string;
  readonly below: string;
  readonly from: string;
}

async function draw(percent: number, { title, sum, below, from }: Lines): Promise<Buffer> {
  const { width, height } = widgetSize;
  const left = 252;
  const room = width - left - 24;
  // A hundred long, so that the percentage is the length of what is filled.
  const arch = 'M0 0a31.831 31.831 0 0 1 63.662 0';
  const titles = await wrapped('title', title, 27, room, 2);
  const top = titles.length > 1 ? 52 : 68;
  const after = top + titles.length * 32;
  const fitted = async (
    face: 'title' | 'text',
    text: string,
    size: number,
    y: number,
    fill: string,
  ) => {
    const [line = ''] = await wrapped(face, text, size, room, 1);
    return written(face, line, size, left, y, fill);
  };
  const words = await Promise.all([
    written('title', `${percent} %`, 38, percent === 100 ? 68 : percent > 9 ? 78 : 88, 138, ink),
    ...titles.map((line, n) => written('title', line, 27, left, top + n * 32, ink)),
    fitted('title', sum, 20, after + 12, ink),
    fitted('text', below, 16, after + 40, quiet),
    fitted('text', from, 14, height - 20, quiet),
  ]);
  const drawn = [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g fill="none" stroke-width="7.58" transform="translate(36 140) scale(2.639)"><path d="${arch}" stroke="${track}"/>`,
    `<path d="${arch}" stroke="${fill}" stroke-dasharray="${percent} 200"/></g>`,
    ...words,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 24, effort: 10 }).toBuffer();
}
