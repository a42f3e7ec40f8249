import type { Actor } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { printedPicture, readPicture } from '../files/public.ts';
import type { Pictures } from './applications.pdf.fields.ts';
import { applicationPdf, pdfName, picturesIn } from './applications.pdf.ts';
import { findApplication } from './applications.repo.ts';
import { isInsider, subjectOf } from './applications.subject.ts';
import { readFor, viewFor } from './applications.view.service.ts';

/** What was last sent, as a PDF, with what this reader may read of it. */
export async function sentPdf(
  p: Pick<Platform, 'db' | 'clock' | 'files' | 'settings'>,
  actor: Actor,
  id: string,
  language: Language,
): Promise<{ readonly name: string; readonly content: Buffer } | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record?.submitted || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
  const now = p.clock.now();
  const { members, content } = await readFor(p.db.read, record, actor, now, record.submitted);
  const view = viewFor(record, content, members, actor, now);
  const pictures = await printed(p, picturesIn(view));
  const pdf = await applicationPdf(view, language, p.settings.brand, pictures);
  return { name: pdfName(view, language), content: pdf };
}

/** Pixels: as wide as a page holds at 200 to the inch. */
const printedSize = { width: 1340, height: 900 };

/** One after the other, so that a document never fills the memory. */
async function printed(
  p: Pick<Platform, 'files'>,
  addresses: readonly string[],
): Promise<Pictures> {
  const found = new Map<string, Buffer>();
  for (const address of addresses) {
    const kept = await readPicture(p, address);
    const picture = kept && (await printedPicture(kept, printedSize));
    if (picture) found.set(address, picture);
  }
  return found;
}
