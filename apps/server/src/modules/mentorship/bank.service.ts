import type { Template, TemplateBody } from '@app/contracts/mentorship/mentorship.schemas';
import type { WorkingHours } from '@app/domain/mentorship/clock';
import { mentorshipLimits } from '@app/domain/mentorship/mentorship';
import { requestPolicy } from '@app/domain/mentorship/request.policy';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBank } from '../banks/public.ts';
import {
  countTemplates,
  deleteTemplate,
  hoursOf,
  insertTemplate,
  putHours,
  templatesOf,
  updateTemplate,
} from './bank.repo.ts';
import type { SignedIn } from './mentorship.view.ts';

/** A bank whose mentors' things the reader sees; to others there is none. */
async function bankFor(read: Reader, actor: SignedIn, slug: string) {
  const bank = await findBank(read, slug);
  const of = bank && { bankSlug: bank.slug };
  const canLead = of !== undefined && requestPolicy.lead(actor, of).ok;
  const isSeen = of !== undefined && (canLead || requestPolicy.seeTemplates(actor, of).ok);
  return isSeen && bank ? { bank, canLead } : fail('NOT_FOUND');
}

export async function ledBank(read: Reader, actor: SignedIn, slug: string) {
  const found = await bankFor(read, actor, slug);
  if (isFailure(found)) return found;
  return found.canLead ? found.bank : fail('FORBIDDEN');
}

export async function readSettings(p: Platform, actor: SignedIn, slug: string) {
  const found = await bankFor(p.db.read, actor, slug);
  if (isFailure(found)) return found;
  const { bank, canLead } = found;
  const hours = await hoursOf(p.db.read, bank.id);
  return { bankName: bank.name, canLead, hours: hours && { ...hours, days: [...hours.days] } };
}

/** Changes something of a bank that the reader leads. */
async function change<T>(
  p: Platform,
  actor: SignedIn,
  slug: string,
  work: (tx: Tx, bankId: string) => Promise<T | Failure>,
): Promise<T | Failure> {
  const bank = await ledBank(p.db.read, actor, slug);
  if (isFailure(bank)) return bank;
  return p.db.transaction((tx) => work(tx, bank.id));
}

export async function setHours(
  p: Platform,
  actor: SignedIn,
  slug: string,
  hours: WorkingHours | null,
) {
  const put = hours && { ...hours, days: [...new Set(hours.days)].sort((a, b) => a - b) };
  const failed = await change(p, actor, slug, (tx, bankId) => putHours(tx, bankId, put));
  return failed && isFailure(failed) ? failed : readSettings(p, actor, slug);
}

export async function listTemplates(p: Platform, actor: SignedIn, slug: string) {
  const found = await bankFor(p.db.read, actor, slug);
  return isFailure(found) ? found : { items: await templatesOf(p.db.read, found.bank.id) };
}

export const addTemplate = (
  p: Platform,
  actor: SignedIn,
  slug: string,
  body: TemplateBody,
): Promise<Template | Failure> =>
  change(p, actor, slug, async (tx, bankId) => {
    await lock(tx, `templates of ${bankId}`);
    if ((await countTemplates(tx, bankId)) >= mentorshipLimits.templates) {
      return fail('TOO_MANY_ITEMS');
    }
    const id = newId();
    await insertTemplate(tx, { id, bankId }, body);
    return { id, ...body };
  });

interface ByTemplate {
  readonly bankSlug: string;
  readonly templateId: string;
}

export const changeTemplate = (
  p: Platform,
  actor: SignedIn,
  { bankSlug, templateId: id }: ByTemplate,
  body: TemplateBody,
) =>
  change(p, actor, bankSlug, async (tx, bankId) =>
    (await updateTemplate(tx, bankId, id, body)) ? { id, ...body } : fail('NOT_FOUND'),
  );

export const removeTemplate = (
  p: Platform,
  actor: SignedIn,
  { bankSlug, templateId }: ByTemplate,
) =>
  change(p, actor, bankSlug, async (tx, bankId) =>
    (await deleteTemplate(tx, bankId, templateId))
      ? ({ success: true } as const)
      : fail('NOT_FOUND'),
  );
