import { accessTexts } from '@app/messages/access';
import { securityTexts } from '@app/messages/security';
import { textsFor } from '../../lib/texts/text.ts';

export const useSecurityText = textsFor('security', securityTexts);

/** Names of the permissions and roles. */
export const useAccessText = textsFor('access', accessTexts);
