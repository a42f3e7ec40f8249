import { applicationsRemoveTexts } from '@app/messages/applications-remove';
import { textsFor } from '../../../lib/texts/text.ts';

export const useRemoveText = textsFor('applications-remove', applicationsRemoveTexts);
