import type { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import { client } from '../../lib/api/client.ts';

export const mentorship = client<typeof mentorshipApi>(mentorshipPaths);

/** Each kind of grant has its own addresses, with the same answers (specification §7.4). */
export const callsOf = (kind: 'orange' | 'blue') =>
  kind === 'blue'
    ? {
        list: mentorship.listBlue,
        ask: mentorship.askBlue,
        change: mentorship.changeBlue,
        remove: mentorship.removeBlue,
        conversation: mentorship.conversationBlue,
        write: mentorship.writeBlue,
        rate: mentorship.rateBlue,
      }
    : {
        list: mentorship.list,
        ask: mentorship.ask,
        change: mentorship.change,
        remove: mentorship.remove,
        conversation: mentorship.conversation,
        write: mentorship.write,
        rate: mentorship.rate,
      };
