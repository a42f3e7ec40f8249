import { evidenceTexts } from '@app/messages/evidence';
import { textsFor } from '../text.ts';

export const useEvidenceText = textsFor('evidence', evidenceTexts);
