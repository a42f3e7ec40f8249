import { addresses } from './addresses.ts';
import { agreementStates } from './agreements.ts';
import { conversationStates } from './conversations.ts';
import { memberStates } from './members.ts';
import { mentorshipStates } from './mentorship.ts';
import { postStates } from './posts.ts';
import { publicStates } from './public.ts';
import { staffStates } from './staff.ts';
import type { State } from './state.ts';
import { besideStates, canvasStates } from './writing.ts';

/** Every address in its states: what is found first, full and empty, refused and failing. */
export const states: readonly State[] = [
  ...addresses,
  ...publicStates,
  ...canvasStates,
  ...besideStates,
  ...memberStates,
  ...mentorshipStates,
  ...postStates,
  ...conversationStates,
  ...staffStates,
  ...agreementStates,
];
