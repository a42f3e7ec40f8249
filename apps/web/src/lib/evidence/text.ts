import { evidenceTexts } from '@app/messages/evidence';
import { textsFor } from '../texts/text.ts';

export const useEvidenceText = textsFor('evidence', evidenceTexts);
