import type { Done } from '@app/contracts/common.schemas';
import type { ContactMessage } from '@app/contracts/help/help.schemas';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { openModerators } from '../accounts/public.ts';
import { checkForm } from './forms.ts';
import { messageMailJob } from './help.jobs.ts';

/** So many questions an hour reach the staff at most, however many addresses they come from. */
const fromAll = { max: 200, windowSeconds: 3_600 };
/** A question that is sent again, as when its answer was lost, goes out once. */
const once = { max: 1, windowSeconds: 24 * 3_600 };

/** Puts a question into the mails of everybody who answers for the platform. */
export async function sendMessage(
  p: Platform,
  { form, ...message }: ContactMessage,
  language: Language,
): Promise<z.infer<typeof Done> | Failure> {
  const verdict = checkForm(p.secret, form, p.clock.now().getTime());
  if (verdict !== 'fine') return fail('VALIDATION', { fields: { form: verdict } });
  const words = JSON.stringify([form, message]);
  if (await p.limits.takeShared('help-message', words, once)) return { success: true };
  const refused = await p.limits.takeShared('help-messages', 'all', fromAll);
  if (refused) {
    await p.limits.giveBackShared('help-message', words);
    return refused;
  }
  try {
    await p.db.transaction(async (tx) => {
      for (const { id } of await openModerators(tx)) {
        await p.jobs.put(tx, messageMailJob, { to: id, language, message });
      }
    });
  } catch (error) {
    await p.limits.giveBackShared('help-message', words);
    throw error;
  }
  return { success: true };
}
