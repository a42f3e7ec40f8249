import { endpoints } from '../endpoint.ts';
import { guardianContactPaths } from './guardian-contact.paths.ts';
import {
  ByGuardianToken,
  GuardianContact,
  GuardianMove,
  GuardianRequest,
  SetGuardian,
} from './guardian-contact.schemas.ts';

/** Asks anybody for something at most so often an hour. */
const sparing = { max: 60, windowSeconds: 3_600 };

export const guardianContactApi = endpoints(guardianContactPaths, {
  own: {
    access: 'member',
    summary: 'The address of a guardian that the reader keeps, if they are young enough for one.',
    answer: GuardianContact,
  },
  set: {
    access: 'member',
    summary:
      'Keeps the address of a guardian of a member under fifteen and mails a link that confirms it; asked again it is sent anew.',
    body: SetGuardian,
    answer: GuardianContact,
    errors: ['WRONG_STATUS'],
  },
  drop: {
    access: 'member',
    summary: 'Forgets the address; none is no failure.',
    answer: GuardianContact,
  },
  asked: {
    access: 'public',
    summary: 'What a guardian is asked, by the secret of their mail.',
    params: ByGuardianToken,
    answer: GuardianRequest,
    errors: ['NOT_FOUND'],
    rateLimit: sparing,
  },
  answer: {
    access: 'public',
    summary: 'A guardian confirms their address, once, or has it removed.',
    params: ByGuardianToken,
    body: GuardianMove,
    answer: GuardianRequest,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
    rateLimit: sparing,
  },
});
