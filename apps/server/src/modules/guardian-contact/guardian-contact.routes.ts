import { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import { defineModule } from '../../platform/http/module.ts';
import { guardianContactJobs } from './guardian-contact.jobs.ts';
import {
  answerByLink,
  forgetContact,
  ownContact,
  requestByToken,
  setContact,
} from './guardian-contact.service.ts';
import { guardianContactTables } from './guardian-contact.tables.ts';

export const guardianContactModule = defineModule({
  name: 'guardianContact',
  api: guardianContactApi,
  tables: guardianContactTables,
  jobs: guardianContactJobs,
  handlers: (p) => ({
    own: (_, { actor }) => ownContact(p, p.db.read, actor.id),
    set: ({ body }, { actor, language }) => setContact(p, actor.id, body.email, language),
    drop: (_, { actor }) => forgetContact(p, actor.id),
    asked: ({ params }) => requestByToken(p, params.token),
    answer: ({ params, body }, { language }) => answerByLink(p, params.token, body.event, language),
  }),
});
