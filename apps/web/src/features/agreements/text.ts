import { agreementCopiesTexts } from '@app/messages/agreement-copies';
import { agreementEvidenceTexts } from '@app/messages/agreement-evidence';
import { agreementHistoryTexts } from '@app/messages/agreement-history';
import { agreementMoneyTexts } from '@app/messages/agreement-money';
import { agreementTemplateTexts } from '@app/messages/agreement-template';
import { agreementsTexts } from '@app/messages/agreements';
import { textsFor } from '../../lib/texts/text.ts';

export const useCopiesText = textsFor('agreement-copies', agreementCopiesTexts);
export const useTemplateText = textsFor('agreement-template', agreementTemplateTexts);
export const useHistoryText = textsFor('agreement-history', agreementHistoryTexts);
export const useAgreementsText = textsFor('agreements', agreementsTexts);
export const useMoneyText = textsFor('agreement-money', agreementMoneyTexts);
export const useEvidenceText = textsFor('agreement-evidence', agreementEvidenceTexts);
