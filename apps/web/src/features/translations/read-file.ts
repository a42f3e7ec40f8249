import type { ImportPreview } from '@app/contracts/translations/translations.schemas';

/** A file that was read, and what it would change. */
export interface ReadFile {
  readonly name: string;
  readonly preview: ImportPreview;
}
