import { z } from 'zod';
import { SheetQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { translationsPaths } from './translations.paths.ts';
import {
  ChangeTranslation,
  ImportPreview,
  ImportResult,
  ImportRow,
  mostImportRows,
  TextFormat,
  TextKey,
  TranslationEntry,
  TranslationRow,
} from './translations.schemas.ts';

export const translationsApi = endpoints(translationsPaths, {
  all: {
    access: 'public',
    summary: 'Every text of the product in both languages, as it stands now, by key (ETag).',
    kind: 'stream',
    answer: z.array(TranslationEntry),
  },
  changes: {
    access: 'public',
    summary: 'Only the texts that differ from their defaults, by key (ETag).',
    kind: 'stream',
    answer: z.array(TranslationEntry),
  },
  table: {
    access: 'admin',
    summary: 'Every text with its default where it was changed, when and by whom.',
    answer: z.array(TranslationRow),
  },
  exportFile: {
    access: 'admin',
    summary: 'All texts as a file: CSV (UTF-8), XLSX or JSON.',
    params: z.object({ format: TextFormat }),
    query: SheetQuery,
    kind: 'stream',
    answer: z.unknown(),
    rateLimit: { max: 60, windowSeconds: 600 },
  },
  previewImport: {
    access: 'admin',
    summary: 'Tells how a file (form field `file`: CSV, XLSX or JSON) differs; keeps nothing.',
    kind: 'multipart',
    answer: ImportPreview,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'BAD_REQUEST'],
    rateLimit: { max: 60, windowSeconds: 600 },
    largestBody: 4 * 1024 * 1024 + 64 * 1024,
  },
  applyImport: {
    access: 'admin',
    summary: 'Changes the chosen texts together; what changed meanwhile is left out and named.',
    body: z.object({ rows: z.array(ImportRow).min(1).max(mostImportRows) }),
    answer: ImportResult,
    rateLimit: { max: 60, windowSeconds: 600 },
    // All texts of the product, new and replaced, in both languages.
    largestBody: 2 * 1024 * 1024,
  },
  change: {
    access: 'admin',
    summary:
      'Changes one text, or takes it back to its default; 409 tells in `details` what stands now.',
    params: z.object({ key: TextKey }),
    body: ChangeTranslation,
    answer: TranslationRow,
    errors: ['NOT_FOUND', 'REVISION_CLASH'],
    largestBody: 64 * 1024,
  },
});
