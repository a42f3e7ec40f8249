import type { BankRef } from '@app/contracts/banks/banks.schemas';
import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { sectionKeysOf, withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { emptyCall, optionalSections } from '@app/domain/calls/call.content';
import { readKm, toKm } from '@app/domain/money';
import { formBlueTexts } from '@app/messages/form-blue';
import { formOrangeTexts } from '@app/messages/form-orange';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { eligibilityQuestions } from './calls.eligibility.ts';
import type { calls } from './calls.tables.ts';

addTexts('form-orange', formOrangeTexts);
addTexts('form-blue', formBlueTexts);

type CallColumns = typeof calls.$inferSelect;

/** What everybody reads, in the form of a working copy. */
export function contentOf(
  call: CallColumns,
  bankSlug: string,
  partnerBanks: readonly string[],
): CallContent {
  return {
    kind: call.kind,
    bankSlug,
    partnerBanks: [...partnerBanks],
    slug: call.slug,
    title: { bhs: call.titleBhs, en: call.titleEn },
    summary: { bhs: call.summaryBhs, en: call.summaryEn },
    description: { bhs: call.descriptionBhs, en: call.descriptionEn },
    expectedProjects: call.expectedProjects,
    topics: call.topics,
    opensAt: call.opensAt.toISOString(),
    closesAt: call.closesAt.toISOString(),
    decisionsBy: call.decisionsBy,
    rollingDecisions: call.rollingDecisions,
    totalFund: toKm(call.totalFund),
    minAmount: toKm(call.minAmount),
    maxAmount: toKm(call.maxAmount),
    ownContribution: call.ownContribution,
    allowsCampaign: call.allowsCampaign,
    who: {
      minAge: call.minAge,
      maxAge: call.maxAge,
      municipalities: call.municipalities,
      minTeam: call.minTeam,
      maxTeam: call.maxTeam,
      eligible: call.eligible,
      notEligible: call.notEligible,
    },
    questions: call.questions,
    rubric: call.rubric,
    quorum: call.quorum,
    blind: call.blind,
    compulsory: call.compulsory ?? optionalSections(call.kind),
    omittedSections: call.omittedSections,
    extraQuestions: call.extraQuestions,
    documents: call.documents,
    timeline: call.timeline,
    faq: call.faq,
    contact: call.contact,
    picture: call.picture,
    pictureAlt: call.pictureAlt,
    seo: call.seo,
    landing: call.landing,
  };
}

/** A working copy from before a field existed lacks it. */
export const wholeContent = (kept: CallContent): CallContent => ({
  ...(emptyCall(kept) as CallContent),
  ...kept,
});

const amountOf = (given: number | null) => readKm(given ?? 0);
const timeOf = (given: string | null) => new Date(given ?? 0);

/** What a working copy says, as everybody will read it; whole, as `callMissing` says. */
export function columnsOf(content: CallContent, partnerBankIds: readonly string[]) {
  const { who } = content;
  return {
    kind: content.kind,
    partnerBankIds: [...partnerBankIds],
    titleBhs: content.title.bhs,
    titleEn: content.title.en,
    summaryBhs: content.summary.bhs,
    summaryEn: content.summary.en,
    descriptionBhs: content.description.bhs,
    descriptionEn: content.description.en,
    expectedProjects: content.expectedProjects,
    topics: content.topics,
    opensAt: timeOf(content.opensAt),
    closesAt: timeOf(content.closesAt),
    decisionsBy: content.decisionsBy,
    rollingDecisions: content.rollingDecisions,
    totalFund: amountOf(content.totalFund),
    minAmount: amountOf(content.minAmount),
    maxAmount: amountOf(content.maxAmount),
    ownContribution: content.ownContribution,
    allowsCampaign: content.allowsCampaign,
    minAge: who.minAge,
    maxAge: who.maxAge,
    municipalities: who.municipalities,
    minTeam: who.minTeam,
    maxTeam: who.maxTeam,
    eligible: who.eligible,
    notEligible: who.notEligible,
    questions: content.questions,
    rubric: content.rubric,
    quorum: content.quorum,
    blind: content.blind,
    compulsory: content.compulsory,
    omittedSections: content.omittedSections,
    extraQuestions: content.extraQuestions,
    documents: content.documents,
    timeline: content.timeline,
    faq: content.faq,
    contact: content.contact,
    picture: content.picture,
    pictureAlt: content.pictureAlt,
    seo: content.seo,
    landing: content.landing,
  };
}

/** The part of a call's page that its content says. */
export function pageOf(
  content: CallContent,
  partnerBanks: readonly BankRef[],
): Omit<
  z.output<typeof CallDetail>,
  | 'id'
  | 'state'
  | 'phase'
  | 'bank'
  | 'applicationsStarted'
  | 'applicationsReceived'
  | 'decisionsPublishedAt'
> {
  const { who } = content;
  return {
    slug: content.slug,
    kind: content.kind,
    title: content.title,
    summary: content.summary,
    description: content.description,
    opensAt: timeOf(content.opensAt),
    closesAt: timeOf(content.closesAt),
    minAmount: amountOf(content.minAmount),
    maxAmount: amountOf(content.maxAmount),
    totalFund: amountOf(content.totalFund),
    topics: content.topics,
    picture: content.picture,
    pictureAlt: content.pictureAlt,
    partnerBanks: [...partnerBanks],
    expectedProjects: content.expectedProjects,
    minTeam: who.minTeam,
    maxTeam: who.maxTeam,
    eligible: who.eligible,
    notEligible: who.notEligible,
    minAge: who.minAge,
    maxAge: who.maxAge,
    municipalities: who.municipalities,
    ownContribution: content.ownContribution,
    questions: eligibilityQuestions({ ...who, questions: content.questions }),
    extraQuestions: content.extraQuestions,
    sections: sectionsOf(content),
    documents: content.documents,
    decisionsBy: content.decisionsBy,
    timeline: content.timeline,
    rubric: content.rubric,
    faq: content.faq,
    contact: content.contact,
    seo: content.seo,
    landing: content.landing?.filter(({ visible }) => visible) ?? null,
  };
}

function sectionsOf({
  kind,
  compulsory,
  omittedSections,
}: CallContent): z.output<typeof CallDetail>['sections'] {
  const form = withoutSections(formOf(kind), omittedSections);
  const names = (key: string) => `form-${kind}.section.${key}`;
  return sectionKeysOf(form)
    .filter((key) => key !== 'review')
    .map((key) => ({
      name: { bhs: translate('bhs', names(key)), en: translate('en', names(key)) },
      compulsory: form.alwaysCompulsory.includes(key) || compulsory.includes(key),
    }));
}
