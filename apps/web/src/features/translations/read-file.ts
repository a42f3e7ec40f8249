import type { ImportPreview } from '@app/contracts/translations/translations.schemas';

export interface ReadFile {
  readonly name: string;
  readonly preview: ImportPreview;
}
