import type PDFDocument from 'pdfkit';
import { bytesOf, type Face, lettersOf, runsOf } from './faces.ts';

type KnownDoc = InstanceType<typeof PDFDocument>;
/** The types of PDFKit do not know this yet. */
type Doc = KnownDoc & { openImage(content: Buffer): { width: number; height: number } };
export type Element = ReturnType<Doc['struct']>;

export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

/** Where something stands on its page, and how large it may be, in points. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 64 } as const;
export const inner = sheet.width - 2 * sheet.side;
const end = sheet.height - sheet.bottom;
const lineColour = '#dedce4';

/** The pages of one document, filled from above. */
export class Paper {
  /** Where the next line begins. */
  y: number = sheet.top;
  readonly root: Element;
  readonly #doc: Doc;
  readonly #known = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor(doc: KnownDoc) {
    this.#doc = doc as Doc;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  get isFresh(): boolean {
    return this.y === sheet.top;
  }

  /** How much still fits on the page. */
  get room(): number {
    return end - this.y;
  }

  newPage(): void {
    this.#doc.addPage();
    this.y = sheet.top;
  }

  /** An element of the structure, as readers of screens walk it. */
  struct(type: string, parent = this.root): Element {
    const made = this.#doc.struct(type);
    parent.add(made);
    return made;
  }

  /** A picture as large as its frame allows, at the left of it. @returns its height. */
  picture(content: Buffer, alt: string, at: Frame): number {
    const image = this.#doc.openImage(content);
    const scale = Math.min(at.width / image.width, at.height / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    const { x, y } = at;
    const told = { alt, bbox: [x, y, x + width, y + height] };
    const figure = this.#doc.struct('Figure', told);
    this.root.add(figure);
    figure.add(() => this.#doc.image(content, x, y, { width, height }));
    figure.end();
    return height;
  }

  bookmark(text: string): void {
    this.#doc.outline.addItem(text);
  }

  /** Paints what is no content: rules, heads that are repeated, the foot. */
  artifact(paint: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    paint();
    this.#doc.endMarkedContent();
  }

  rule(at: number, colour: string = lineColour, width = 0.6): void {
    this.artifact(() => {
      this.#doc
        .moveTo(sheet.side, at)
        .lineTo(sheet.width - sheet.side, at)
        .lineWidth(width)
        .stroke(colour);
    });
  }

  draw(text: string, style: Style, x: number, at: number): void {
    let left = x;
    for (const { file, text: run } of runsOf(style.face, text)) {
      this.#use(file, style.size).fillColor(style.colour);
      const middle = at + (style.leading - style.size * 1.2) / 2;
      this.#doc.text(run, left, middle, { lineBreak: false });
      left += this.#doc.widthOfString(run);
    }
  }

  widthOf(text: string, style: Style): number {
    const { face, size } = style;
    const key = `${face} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = runsOf(face, text).reduce(
      (sum, run) => sum + this.#use(run.file, size).widthOfString(run.text),
      0,
    );
    this.#widths.set(key, width);
    return width;
  }

  /** Lines no wider than `width`; a word that is wider is broken between letters. */
  linesOf(text: string, style: Style, width: number): string[] {
    return clean(text)
      .split('\n')
      .flatMap((paragraph) => this.#broken(paragraph, style, width));
  }

  #broken(paragraph: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    let last = '';
    let used = 0;
    const put = (piece: string, wide: number, joint: string) => {
      const gap = last === '' ? '' : joint;
      const more = this.widthOf(gap, style) + wide;
      if (last !== '' && used + more > width) {
        lines.push(last);
        last = piece;
        used = wide;
      } else {
        last += gap + piece;
        used += more;
      }
    };
    for (const word of paragraph.split(/ +/)) {
      const wide = this.widthOf(word, style);
      if (wide <= width) put(word, wide, ' ');
      else for (const letter of lettersOf(word)) put(letter, this.widthOf(letter, style), '');
    }
    return [...lines, last];
  }

  /** Puts lines under each other, on as many pages as they take. */
  put(element: Element, lines: readonly string[], style: Style, x: number = sheet.side): void {
    for (const text of lines) {
      if (style.leading > this.room) this.newPage();
      const at = this.y;
      if (text !== '') element.add(() => this.draw(text, style, x, at));
      this.y += style.leading;
    }
    element.end();
  }

  #use(file: string, size: number): Doc {
    if (!this.#known.has(file)) {
      this.#doc.registerFont(file, bytesOf(file));
      this.#known.add(file);
    }
    return this.#doc.font(file).fontSize(size);
  }
}

/** Without letters that no document knows how to draw. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trimEnd();
