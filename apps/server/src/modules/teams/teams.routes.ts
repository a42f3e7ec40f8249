import { teamsApi } from '@app/contracts/teams/teams.api';
import { defineModule } from '../../platform/http/module.ts';
import {
  correctAge,
  dropAgeCorrection,
  listAgeCorrections,
  moveAgeCorrection,
  ownAge,
  sayAge,
} from './ages.service.ts';
import { myAsks } from './asks.service.ts';
import { guardianMoves } from './guardians.moves.ts';
import { askGuardian, moveConsent, readConsent } from './guardians.service.ts';
import {
  invite,
  invitedAddress,
  listInvitations,
  moveInvitation,
  myInvitations,
  readInvitation,
  readTeam,
} from './invitations.service.ts';
import { ask, changeLink, moveRequest, readLink } from './links.service.ts';
import { answerHandover, describe, leave, offerHandover } from './members.service.ts';
import { teamsJobs } from './teams.jobs.ts';
import { teamMoves } from './teams.moves.ts';
import { teamsPersonalData } from './teams.personal-data.ts';
import { teamsTables } from './teams.tables.ts';

export const teamsModule = defineModule({
  name: 'teams',
  api: teamsApi,
  tables: teamsTables,
  moves: { ...teamMoves, ...guardianMoves },
  jobs: teamsJobs,
  personalData: teamsPersonalData,
  provides: { provenAddress: invitedAddress },
  handlers: (p) => ({
    team: ({ params }, { actor }) => readTeam(p, actor, params.id),
    invitations: ({ params }, { actor }) => listInvitations(p, actor, params.id),
    invite: ({ params, body }, { actor }) => invite(p, actor, params.id, body),
    myInvitations: (_input, { actor }) => myInvitations(p, actor),
    myAsks: (_input, { actor }) => myAsks(p, actor),
    invitation: ({ params, query }, { actor }) => readInvitation(p, actor, params.id, query.code),
    moveInvitation: ({ params, body }, { actor }) =>
      moveInvitation(p, actor, params.id, body.event),
    newLink: ({ params }, { actor }) => changeLink(p, actor, params.id, 'new'),
    withdrawLink: ({ params }, { actor }) => changeLink(p, actor, params.id, 'none'),
    link: ({ params }, { actor }) => readLink(p, actor, params.code),
    ask: ({ params }, { actor }) => ask(p, actor, params.code),
    moveRequest: ({ params, body }, { actor }) => moveRequest(p, actor, params.id, body.event),
    describe: ({ params, body }, { actor }) => describe(p, actor, params, body.responsibility),
    leave: ({ params }, { actor }) => leave(p, actor, params),
    offerHandover: ({ params, body }, { actor }) =>
      offerHandover(p, actor, params.id, body.memberId),
    answerHandover: ({ params, body }, { actor }) =>
      answerHandover(p, actor, params.id, body.accept),
    sayAge: ({ params, body }, { actor }) => sayAge(p, actor, params.id, body),
    ownAge: (_input, { actor }) => ownAge(p, p.db.read, actor.id),
    correctAge: ({ body }, { actor }) => correctAge(p, actor, body),
    dropAgeCorrection: (_input, { actor }) => dropAgeCorrection(p, actor),
    ageCorrections: ({ query }, { actor }) => listAgeCorrections(p, actor, query),
    moveAgeCorrection: ({ params, body }, { actor }) =>
      moveAgeCorrection(p, actor, params.userId, body),
    askGuardian: ({ params, body }, { actor }) => askGuardian(p, actor, params.id, body.email),
    consent: ({ params }) => readConsent(p, params.token),
    moveConsent: ({ params, body }, { language }) => moveConsent(p, params.token, body, language),
  }),
});
