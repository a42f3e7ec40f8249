import { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import {
  answerOwn,
  answerVolunteer,
  offerOwn,
  ownVolunteering,
  printCertificate,
  readInvitation,
} from './answers.service.ts';
import { forget } from './personal-data.repo.ts';
import { volunteersJobs } from './volunteers.jobs.ts';
import { volunteerMoves } from './volunteers.moves.ts';
import {
  decideOffer,
  inviteVolunteers,
  listVolunteers,
  recordHours,
  removeVolunteer,
  resendVolunteer,
} from './volunteers.service.ts';
import { volunteersTables } from './volunteers.tables.ts';

export const volunteersModule = defineModule({
  name: 'volunteers',
  api: volunteersApi,
  tables: volunteersTables,
  moves: volunteerMoves,
  jobs: volunteersJobs,
  personalData: () => ({ erase: (tx, _userId, at, person) => forget(tx, person, at) }),
  handlers: (p) => ({
    list: ({ params }, { actor }) => listVolunteers(p, actor, params.id),
    invite: ({ params, body }, { actor }) => inviteVolunteers(p, actor, params.id, body),
    offer: ({ params, body }, { actor }) => offerOwn(p, actor, params.id, body),
    decide: ({ params, body }, { actor }) => decideOffer(p, actor, params.id, body.event),
    resend: ({ params }, { actor }) => resendVolunteer(p, actor, params.id),
    remove: ({ params }, { actor }) => removeVolunteer(p, actor, params.id),
    record: ({ params, body }, { actor }) => recordHours(p, actor, params.id, body.hours),
    mine: (_input, { actor }) => ownVolunteering(p, actor),
    answerMine: ({ params, body }, { actor, language }) =>
      answerOwn(p, actor, params.id, body, language),
    asked: ({ params }) => readInvitation(p, params.token),
    answer: ({ params, body }, { language }) => answerVolunteer(p, params.token, body, language),
    async certificate({ params, query }, { language, reply }) {
      const pdf = await printCertificate(p, params.token, query.language ?? language);
      return isFailure(pdf) ? pdf : attach(reply, 'application/pdf', pdf);
    },
  }),
});
