import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import type { MessageSide } from '@app/domain/mentorship/mentorship';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { sheetTypes } from '../../platform/sheet.ts';
import { createTyping } from '../../platform/typing.ts';
import { readForm } from '../files/public.ts';
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  readSettings,
  removeTemplate,
  setHours,
} from './bank.service.ts';
import {
  addFile,
  openConversation,
  readUntil,
  sendFile,
  writeMessage,
} from './conversation.service.ts';
import { figuresFile, readAnswerTime, readFigures } from './figures.service.ts';
import { listAll, listOfApplication } from './lists.service.ts';
import { mentorshipJobs } from './mentorship.jobs.ts';
import { mentorshipMoves } from './mentorship.moves.ts';
import { mentorshipPersonalData } from './mentorship.personal-data.ts';
import { mentorshipTables } from './mentorship.tables.ts';
import { mentorshipTopics } from './mentorship.topics.ts';
import {
  ask,
  assign,
  changeRequest,
  listMentors,
  openRequest,
  rate,
  removeRequest,
  setStatus,
} from './requests.service.ts';
import { createTypingOf, createUnread } from './unread.service.ts';

const orange = { kind: 'orange' } as const;
const blue = { kind: 'blue' } as const;
/** An older address names the application before the request. */
const older = ({ id, reqId }: { readonly id: string; readonly reqId: string }) => ({
  ...orange,
  id: reqId,
  applicationId: id,
});

export const mentorshipModule = defineModule({
  name: 'mentorship',
  api: mentorshipApi,
  tables: mentorshipTables,
  moves: mentorshipMoves,
  topics: mentorshipTopics,
  jobs: mentorshipJobs,
  personalData: mentorshipPersonalData,
  handlers: (p) => {
    const typing = createTyping<MessageSide>(p, {
      beats: 'typing',
      news: (requestId) => `mentorship:${requestId}`,
    });
    const beat = createTypingOf(p, typing);
    const unread = createUnread(p);
    return {
      list: ({ params, query }, { actor }) =>
        listOfApplication(p, actor, { ...params, ...orange }, query),
      listBlue: ({ params, query }, { actor }) =>
        listOfApplication(p, actor, { ...params, ...blue }, query),
      all: ({ query }, { actor }) => listAll(p, actor, query),
      ask: ({ params, body }, { actor }) => ask(p, actor, { ...params, ...orange }, body),
      askBlue: ({ params, body }, { actor }) => ask(p, actor, { ...params, ...blue }, body),
      change: ({ params, body }, { actor }) =>
        changeRequest(p, actor, { ...params, ...orange }, body),
      changeBlue: ({ params, body }, { actor }) =>
        changeRequest(p, actor, { ...params, ...blue }, body),
      remove: ({ params }, { actor }) => removeRequest(p, actor, { ...params, ...orange }),
      removeBlue: ({ params }, { actor }) => removeRequest(p, actor, { ...params, ...blue }),
      olderChange: ({ params, body }, { actor }) => changeRequest(p, actor, older(params), body),
      olderRemove: ({ params }, { actor }) => removeRequest(p, actor, older(params)),
      conversation: ({ params }, { actor }) =>
        openConversation(p, typing, actor, { ...params, ...orange }),
      conversationBlue: ({ params }, { actor }) =>
        openConversation(p, typing, actor, { ...params, ...blue }),
      write: ({ params, body }, { actor }) =>
        writeMessage(p, typing, actor, { ...params, ...orange }, body),
      writeBlue: ({ params, body }, { actor }) =>
        writeMessage(p, typing, actor, { ...params, ...blue }, body),
      rate: ({ params, body }, { actor }) => rate(p, actor, { ...params, ...orange }, body),
      rateBlue: ({ params, body }, { actor }) => rate(p, actor, { ...params, ...blue }, body),
      unread: (_, context) => unread(context.actor, orange, context),
      unreadOf: ({ query }, context) => unread(context.actor, { ...orange, ...query }, context),
      unreadBlue: ({ query }, context) => unread(context.actor, { ...blue, ...query }, context),
      open: ({ params }, { actor }) => openRequest(p, actor, params),
      setStatus: ({ params, body }, { actor }) => setStatus(p, actor, params, body),
      assign: ({ params, body }, { actor }) => assign(p, actor, params, body.mentorId),
      answerTime: (_, { actor }) => readAnswerTime(p, actor),
      mentors: ({ params }, { actor }) => listMentors(p, actor, params),
      read: ({ params, body }, { actor }) => readUntil(p, actor, params, body.messageId),
      typing: ({ params }, { actor }) => beat(actor, params),
      addFile: ({ params }, { actor, request }) =>
        addFile(p, actor, params, () => readForm(request)),
      file: ({ params }, context) => sendFile(p, context.actor, params, context),
      settings: ({ params }, { actor }) => readSettings(p, actor, params.bankSlug),
      setHours: ({ params, body }, { actor }) => setHours(p, actor, params.bankSlug, body.hours),
      templates: ({ params }, { actor }) => listTemplates(p, actor, params.bankSlug),
      addTemplate: ({ params, body }, { actor }) => addTemplate(p, actor, params.bankSlug, body),
      changeTemplate: ({ params, body }, { actor }) => changeTemplate(p, actor, params, body),
      removeTemplate: ({ params }, { actor }) => removeTemplate(p, actor, params),
      figures: ({ params, query }, { actor }) => readFigures(p, actor, params.bankSlug, query),
      async figuresFile({ params, query }, { actor, reply }) {
        const file = await figuresFile(p, actor, params, query);
        return isFailure(file) ? file : attach(reply, sheetTypes[params.format], file);
      },
    };
  },
});
