import { contentApi } from '@app/contracts/content/content.api';
import { isAdmin } from '@app/domain/permissions/permissions';
import { defineModule } from '../../platform/http/module.ts';
import { contentJobs } from './content.jobs.ts';
import { createEditors } from './content.presence.ts';
import { createPublicContent } from './content.public.service.ts';
import { forgetEditor } from './content.repo.ts';
import { scheduleDraft, unscheduleDraft } from './content.schedule.service.ts';
import {
  discardDraft,
  editPage,
  listVersions,
  publishDraft,
  restoreVersion,
  saveDraft,
} from './content.service.ts';
import { contentTables } from './content.tables.ts';
import { contentTopics } from './content.topics.ts';

export const contentModule = defineModule({
  name: 'content',
  api: contentApi,
  tables: contentTables,
  personalData: () => ({ erase: (tx, userId) => forgetEditor(tx, userId) }),
  topics: contentTopics,
  jobs: contentJobs,
  handlers: (p) => {
    const content = createPublicContent(p);
    const presence = createEditors(p);
    return {
      async page({ params }, { unchanged }) {
        const answer = await content.visible(params.page);
        unchanged(`content-${params.page}-${answer.revision}`);
        return answer;
      },
      editing: ({ params }) => editPage(p, params.page),
      save: ({ params, body }, { actor }) => saveDraft(p, actor.id, params.page, body),
      discard: ({ params, body }, { actor }) =>
        discardDraft(p, actor.id, params.page, body.revision),
      publish: ({ params, body }, { actor }) =>
        publishDraft(p, actor.id, params.page, body.revision),
      schedule: ({ params, body }, { actor }) => scheduleDraft(p, actor.id, params.page, body),
      unschedule: ({ params, body }, { actor }) =>
        unscheduleDraft(p, actor.id, params.page, body.revision),
      history: ({ params, query }) => listVersions(p, params.page, query),
      restore: ({ params, body }, { actor }) =>
        restoreVersion(p, actor.id, params.page, { id: params.id, revision: body.revision }),
      presence: ({ params, body }, { actor }) => presence(actor.id, params.page, body),
      blocks: ({ params }, { actor, language }) =>
        content.blocks(params.page, { language, isAdmin: isAdmin(actor) }),
      putBlocks: ({ params, body }, { actor, language }) =>
        content.putBlocks(params.page, { id: actor.id, language }, body),
      putText: ({ params, body }, { actor, language }) =>
        content.putText(params.page, { id: actor.id, language }, body),
    };
  },
});
