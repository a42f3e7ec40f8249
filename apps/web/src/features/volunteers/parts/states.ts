import type { Volunteer } from '@app/contracts/volunteers/volunteers.schemas';
import type { BadgeTone } from '@app/ui/badge';
import { Check, CheckCheck, Clock, HandHeart, X } from '@app/ui/icons';

/** How the states of an invitation look. */
export const states = {
  offered: ['warn', HandHeart],
  refused: ['outline', X],
  invited: ['warn', Clock],
  confirmed: ['ok', Check],
  declined: ['bad', X],
  expired: ['outline', Clock],
  attended: ['ok-fill', CheckCheck],
} as const satisfies Record<Volunteer['status'], readonly [BadgeTone, typeof Check]>;
