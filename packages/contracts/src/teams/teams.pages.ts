import { page } from '../page-address.ts';

export const teamsPages = {
  /** `kod` is the code of the mail; signed in, the invited person needs none. */
  teamInvitation: page('/ekipa/poziv/:id', { query: ['kod'] }),
  /** Where a guardian agrees, refuses or takes it back, by the secret of their mail. */
  guardianConsent: page('/saglasnost/:token'),
  /** The link that a team shares. */
  teamLink: page('/ekipa/:code'),
};
