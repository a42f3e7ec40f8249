import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Language, languageTag } from '@app/messages/catalogue';
import type { PdfBlock, PdfList, PdfPart, PdfPictures } from './blocks.ts';
import { inner, Paper, sheet } from './paper.ts';
import { styles } from './styles.ts';
import { putTable } from './table.ts';

export interface PaperMeta {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** What made it. */
  readonly creator: string;
  readonly language: Language;
  readonly at: Date;
  /** Colour of the rule above the title. */
  readonly accent: string;
}

/**
 * Writes a paper, giving way to what else is asked of its thread after each block.
 *
 * @param feet what stands at the foot of each of so many pages.
 */
export async function writePaper(
  meta: PaperMeta,
  blocks: readonly PdfBlock[],
  feet: (pages: number) => Promise<readonly string[]>,
): Promise<Uint8Array> {
  // Loaded with the first document: whoever draws only words does not carry it.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // The types of PDFKit do not know it yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: languageTag[meta.language],
    bufferPages: true,
    info: {
      Title: meta.title,
      Subject: meta.subject,
      Author: meta.author,
      Creator: meta.creator,
      CreationDate: meta.at,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve).on('error', reject);
  });
  const paper = new Paper(doc);
  for (const block of blocks) {
    if (block.kind === 'table') putTable(paper, block);
    else if (block.kind === 'list') putList(paper, block);
    else if (block.kind === 'pictures') putPictures(paper, block);
    else putPart(paper, block, meta.accent);
    await nextTurn();
  }
  paper.root.end();
  const { count } = doc.bufferedPageRange();
  (await feet(count)).forEach((text, n) => {
    doc.switchToPage(n);
    const [foot = ''] = paper.linesOf(text, styles.quiet, inner);
    paper.artifact(() => paper.draw(foot, styles.quiet, sheet.side, sheet.height - 40));
  });
  doc.end();
  await written;
  return Buffer.concat(chunks);
}

const tags = { title: 'H1', section: 'H2', field: 'H3', text: 'P', quiet: 'P' } as const;
/** Lines of what it stands over that a heading stays with. */
const kept = { title: 6, section: 5, field: 3, text: 0, quiet: 0 } as const;
const roomAbove = { title: 4, section: 26, field: 10, text: 3, quiet: 3 } as const;

function putPart(paper: Paper, { kind, text }: PdfPart, accent: string): void {
  const style = styles[kind];
  const lines = paper.linesOf(text, style, inner);
  const above = paper.isFresh ? 0 : roomAbove[kind];
  const below = kept[kind] * styles.text.leading;
  if (above + Math.min(lines.length, 2) * style.leading + below > paper.room) paper.newPage();
  else paper.y += above;
  if (kind === 'section') {
    paper.bookmark(text);
    if (!paper.isFresh) paper.rule(paper.y - 8);
  }
  paper.put(paper.struct(tags[kind]), lines, style);
  if (kind === 'title') {
    paper.rule(paper.y + 8, accent, 2);
    paper.y += 12;
  }
}

function putList(paper: Paper, { items }: PdfList): void {
  const style = styles.text;
  const indent = 20;
  const list = paper.struct('L');
  items.forEach((text, n) => {
    paper.y += roomAbove.text;
    if (style.leading > paper.room) paper.newPage();
    const item = paper.struct('LI', list);
    const label = paper.struct('Lbl', item);
    const at = paper.y;
    label.add(() => paper.draw(`${n + 1}.`, style, sheet.side, at));
    label.end();
    const lines = paper.linesOf(text, style, inner - indent);
    paper.put(paper.struct('LBody', item), lines, style, sheet.side + indent);
    item.end();
  });
  list.end();
}

function putPictures(paper: Paper, { pictures, large = false }: PdfPictures): void {
  const gap = 10;
  const columns = pictures.length > 1 ? 3 : 1;
  const most = columns > 1 ? 140 : large ? 270 : 250;
  const width = large ? most : (inner - gap * (columns - 1)) / columns;
  const left = sheet.side + (large ? (inner - width) / 2 : 0);
  for (let n = 0; n < pictures.length; n += columns) {
    if (most + gap > paper.room) paper.newPage();
    else paper.y += gap;
    const heights = pictures.slice(n, n + columns).map(({ content, alt }, column) => {
      const x = left + column * (width + gap);
      // What has travelled between threads is a plain array.
      return paper.picture(Buffer.from(content), alt, { x, y: paper.y, width, height: most });
    });
    paper.y += Math.max(...heights);
  }
  paper.y += gap;
}
