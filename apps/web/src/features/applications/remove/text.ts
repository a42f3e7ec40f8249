import { applicationsRemoveTexts } from '@app/messages/applications-remove';
import { textsFor } from '../../../lib/text.ts';

export const useRemoveText = textsFor('applications-remove', applicationsRemoveTexts);
