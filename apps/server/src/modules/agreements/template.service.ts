import type { AgreementTemplate, TemplateSave } from '@app/contracts/agreements/template.schemas';
import { agreementTemplatePolicy } from '@app/domain/agreements/agreement.policy';
import {
  type Clause,
  placeholderNames,
  type TemplateLanguage,
  writtenPlaceholder,
} from '@app/domain/agreements/template';
import type { Actor } from '@app/domain/permissions/permissions';
import { agreementsDocumentTexts } from '@app/messages/agreements-document';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBank } from '../banks/public.ts';
import { dropTemplate, findTemplate, lockTemplate, putTemplate } from './template.repo.ts';

addTexts('agreements-document', agreementsDocumentTexts);

type Key = keyof typeof agreementsDocumentTexts;

/** The standard agreement: clauses in their order, each with its paragraphs. */
const standard = [
  ['subject', ['subject1', 'subject2']],
  ['money', ['money1', 'money2', 'money3']],
  ['time', ['time1', 'time2']],
  ['proof', ['proof1', 'proof2']],
  ['report', ['report1']],
  ['end', ['end1', 'end2']],
] as const satisfies readonly (readonly [Key, readonly Key[]])[];

/** The wording of the product, as a bank would write it. */
export function standardClauses(): Clause[] {
  const say = (language: TemplateLanguage, key: Key) =>
    translate(
      language,
      `agreements-document.${key}`,
      Object.fromEntries(
        placeholderNames.map((name) => [name, writtenPlaceholder(name, language)]),
      ),
    );
  return standard.map(([heading, paragraphs]) => {
    const text = (language: TemplateLanguage) =>
      paragraphs.map((key) => say(language, key)).join('\n\n');
    return {
      headingBhs: say('bhs', heading),
      textBhs: text('bhs'),
      headingEn: say('en', heading),
      textEn: text('en'),
    };
  });
}

/** The wording with which a bank prepares its agreements. */
export const clausesOf = async (read: Reader, bankId: string): Promise<readonly Clause[]> =>
  (await findTemplate(read, bankId))?.clauses ?? standardClauses();

type SignedIn = NonNullable<Actor>;

export async function openTemplate(
  p: Pick<Platform, 'db'>,
  actor: SignedIn,
  slug: string,
): Promise<z.output<typeof AgreementTemplate> | Failure> {
  const bank = await findBank(p.db.read, slug);
  if (!bank || !agreementTemplatePolicy.view(actor, { bankSlug: bank.slug }).ok) {
    return fail('NOT_FOUND');
  }
  const own = await findTemplate(p.db.read, bank.id);
  return {
    clauses: [...(own?.clauses ?? standardClauses())],
    revision: own?.revision ?? 0,
    savedAt: own?.savedAt ?? null,
    canEdit: agreementTemplatePolicy.edit(actor, { bankSlug: bank.slug }).ok,
  };
}

/** Agreements that are prepared already keep the wording under which they were. */
export async function saveTemplate(
  p: Platform,
  actor: SignedIn,
  slug: string,
  { clauses, revision }: TemplateSave,
): Promise<z.output<typeof AgreementTemplate> | Failure> {
  const seen = await openTemplate(p, actor, slug);
  if ('code' in seen) return seen;
  if (!seen.canEdit) return fail('FORBIDDEN');
  const at = p.clock.now();
  const refused = await p.db.transaction(async (tx) => {
    const bank = await lockTemplate(tx, slug);
    if (!bank) return fail('NOT_FOUND');
    const before = await findTemplate(tx, bank.id);
    if ((before?.revision ?? 0) !== revision) return fail('REVISION_CLASH');
    if (clauses) {
      await putTemplate(tx, { bankId: bank.id, clauses, revision: revision + 1, savedAt: at });
    } else {
      await dropTemplate(tx, bank.id);
    }
    await recordAudit(tx, {
      action: clauses ? 'agreementTemplate.saved' : 'agreementTemplate.dropped',
      subject: bank.id,
      actorId: actor.id,
      at,
      details: {},
    });
    return undefined;
  });
  return refused ?? openTemplate(p, actor, slug);
}
