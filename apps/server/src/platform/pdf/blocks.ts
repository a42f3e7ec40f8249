/** A heading, or a text of one or more paragraphs. */
export interface PdfPart {
  readonly kind: 'title' | 'section' | 'field' | 'text' | 'quiet';
  readonly text: string;
}

/** Numbered from 1. */
export interface PdfList {
  readonly kind: 'list';
  readonly items: readonly string[];
}

export interface PdfRow {
  readonly cells: readonly string[];
  /** A sum, or the head of the rows below. */
  readonly strong?: boolean;
  /** With room to sign. */
  readonly byHand?: boolean;
}

export interface PdfTable {
  readonly kind: 'table';
  /** Heads of the columns; left out: the first cell of each row is its head. */
  readonly head?: readonly string[];
  readonly rows: readonly PdfRow[];
  /** Shares of the width, by column. */
  readonly widths: readonly number[];
  /** Columns of numbers, which stand at the right. */
  readonly numbers?: readonly number[];
}

/** Pictures in order: one alone is wide, several stand three in a row. */
export interface PdfPictures {
  readonly kind: 'pictures';
  /** One alone, in the middle of the sheet, to be seen from afar. */
  readonly large?: boolean;
  readonly pictures: readonly {
    /** A JPEG or PNG. */
    readonly content: Buffer;
    /** What is to be seen, for who does not see it. */
    readonly alt: string;
  }[];
}

export type PdfBlock = PdfPart | PdfList | PdfTable | PdfPictures;
