import { fuzz, guessing, modules, paper, platform, sums, walk } from '../proofs.ts';
import type { Rows } from '../row.ts';

/** V2: validation and business logic. */
export const validation: Rows = {
  '2.1.1': {
    asks: 'documents say what each piece of input may be',
    proof: [
      ['docs/generated/api.md', 'Printed from the endpoint rows'],
      [`${modules}/system/system.itest.ts`, 'is OpenAPI 3.1 with every endpoint that is no demo'],
    ],
  },
  '2.1.2': {
    asks: 'documents say what belongs together',
    proof: [
      ['docs/generated/status-machines.md', '| who | guards |'],
      ['docs/decisions/050-one-form-engine.md', '# 050'],
    ],
  },
  '2.1.3': {
    asks: 'documents name limits for one user and for all',
    proof: [
      ['packages/contracts/src/body-sizes.test.ts', 'is what its schema takes, and little more'],
      ['docs/decisions/005-sessions-and-codes.md', '**Limits.**'],
      paper('Limits'),
    ],
  },
  '2.2.1': {
    asks: 'input is checked against what is expected',
    proof: [
      fuzz,
      [
        `${modules}/applications/applications.limits.itest.ts`,
        'says of each field what it cannot take, and leaves everything as it was',
      ],
    ],
  },
  '2.2.2': {
    asks: 'the server checks, whatever the browser did',
    proof: [walk, fuzz],
  },
  '2.2.3': {
    asks: 'values that belong together fit',
    proof: [
      [
        `${modules}/crowdfunding/campaigns/campaigns.itest.ts`,
        'wants a goal not below the minimum and an end to come',
      ],
      [
        `${modules}/accounts/sign-up/registration.itest.ts`,
        'refuses %s, naming the field, and creates nothing',
      ],
    ],
  },
  '2.3.1': {
    asks: 'steps cannot be skipped or turned round',
    proof: [
      [`${modules}/applications/applications.moves.itest.ts`, 'every status × event × person'],
      [
        `${modules}/applications/applications.table.itest.ts`,
        'a guard that does not hold refuses the move and leaves everything as it is',
      ],
      [
        `${modules}/crowdfunding/donations/donations.table.itest.ts`,
        'a guard that does not hold leaves everything as it is',
      ],
    ],
  },
  '2.3.2': {
    asks: 'limits hold as they are documented',
    proof: [
      guessing,
      [`${modules}/crowdfunding/donations/holds.itest.ts`, 'room that is held and not paid'],
      [`${modules}/personal-data/archives.itest.ts`, 'is limited to a few within a day'],
      [`${modules}/conversations/requests.itest.ts`, 'goes to so many within a day'],
    ],
  },
  '2.3.3': {
    asks: 'an act happens whole or not at all',
    proof: [
      [
        `${modules}/applications/applications.table.itest.ts`,
        'a guard that does not hold refuses the move and leaves everything as it is',
      ],
      [`${platform}/jobs.itest.ts`, 'happens with the commit of its transaction or not at all'],
      [
        `${modules}/personal-data/erasure.itest.ts`,
        'leaves everything as it was when it is cut anywhere in the middle',
      ],
    ],
  },
  '2.3.4': {
    asks: 'what there is little of is given once',
    proof: [
      [
        `${modules}/crowdfunding/donations/crowd.deep.itest.ts`,
        '500 donors at once in a campaign with room for 50',
      ],
      [
        `${modules}/teams/teams.itest.ts`,
        'two people who take the last place at once: one of them has it',
      ],
      sums,
    ],
  },
  '2.4.1': {
    asks: 'machines cannot call without end',
    proof: [
      [
        `${platform}/limits.test.ts`,
        'lets through as many as allowed and then says when to come back',
      ],
      [`${platform}/limits.itest.ts`, 'holds across copies, however many try at once'],
      [`${modules}/accounts/passwords/reset.itest.ts`, 'mails that anybody may ask for'],
      [
        `${platform}/http/counting.itest.ts`,
        'is of each member: what one writes stops nobody else at the address',
      ],
      guessing,
    ],
    but: 'not every row has a limit; what is costly is told in `Limits` of SECURITY.md',
  },
};
