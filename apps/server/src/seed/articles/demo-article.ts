import type { DemoPicture } from '../pictures.factory.ts';

/** `## ` begins a heading, `> ` a quotation, `- ` and `1. ` items of a list. */
interface DemoText {
  readonly title: string;
  readonly summary: string;
  /** What the cover shows; where there is one. */
  readonly alt?: string;
  readonly tags: readonly string[];
  readonly lines: readonly string[];
}

export interface DemoArticle {
  readonly author: string;
  readonly coAuthors?: readonly string[];
  readonly bank?: string;
  readonly cover?: DemoPicture;
  readonly daysAgo: number;
  readonly bhs: DemoText;
  readonly en: DemoText;
}
