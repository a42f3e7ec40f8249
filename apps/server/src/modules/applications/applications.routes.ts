import { applicationsApi } from '@app/contracts/applications/applications.api';
import { callExtensionsApi } from '@app/contracts/applications/call-extensions.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { readForm } from '../files/public.ts';
import { contactAt } from './applications.answers.ts';
import { createDraft } from './applications.create.service.ts';
import { deleteDraft, restoreDraft } from './applications.delete.service.ts';
import { compareWith, listEditsOf } from './applications.edits.service.ts';
import { applicationEffects } from './applications.effects.ts';
import { addFile, sendFile } from './applications.files.service.ts';
import { findApplications } from './applications.find.service.ts';
import { applicationGuards } from './applications.guards.ts';
import { applicationsJobs } from './applications.jobs.ts';
import { countSupported } from './applications.lists.repo.ts';
import { moveApplication } from './applications.moves.service.ts';
import { sentPdf } from './applications.pdf.service.ts';
import { applicationsPersonalData } from './applications.personal-data.ts';
import { createPresenceOf } from './applications.presence.service.ts';
import { createProjectFigures, listProjects } from './applications.projects.service.ts';
import { createPublicView } from './applications.public.service.ts';
import {
  listHistory,
  listMine,
  memberships,
  openDraft,
  teamOf,
  viewAsInsider,
} from './applications.read.service.ts';
import { keyOf } from './applications.repo.ts';
import { restoreEdit, saveDraft, savedSince, submitDraft } from './applications.save.service.ts';
import { applicationsTables } from './applications.tables.ts';
import { applicationsTopics } from './applications.topics.ts';
import { endExtension, extendCall, listExtensions } from './call-extensions.service.ts';
import { callMoves, unsubmittedIn } from './call-moves.ts';
import { countOfCall, countOfCalls } from './in-call.repo.ts';

export const applicationsModule = defineModule({
  name: 'applications',
  api: { ...applicationsApi, ...callExtensionsApi },
  tables: applicationsTables,
  jobs: applicationsJobs,
  personalData: applicationsPersonalData,
  moves: {
    application: { guards: applicationGuards, effects: applicationEffects },
    call: callMoves,
  },
  topics: applicationsTopics,
  provides: { contactAt, countOfCall, countOfCalls, countSupported, unsubmittedIn },
  handlers: (p) => {
    const publicView = createPublicView(p);
    const projectFigures = createProjectFigures(p);
    const beHere = createPresenceOf(p);
    return {
      projects: async ({ query }, { header }) => {
        header('cache-control', 'public, max-age=0, must-revalidate');
        return listProjects(p, query);
      },
      projectFigures: async ({ query }, { header }) => {
        header('cache-control', 'public, max-age=0, must-revalidate');
        return projectFigures(query);
      },
      create: ({ body }, { actor }) => createDraft(p, actor, body),
      mine: (_input, { actor }) => listMine(p, actor),
      open: ({ params }, { actor }) => openDraft(p, actor, params.id),
      save: ({ params, body }, { actor }) => saveDraft(p, actor, params.id, body),
      changes: ({ params, query }, { actor }) => savedSince(p, actor, params.id, query.since),
      presence: ({ params, body }, { actor }) => beHere(actor, params.id, body),
      edits: ({ params, query }, { actor }) => listEditsOf(p, actor, params.id, query),
      compareEdit: ({ params }, { actor }) => compareWith(p, actor, params),
      restoreEdit: ({ params, body }, { actor }) => restoreEdit(p, actor, params, body),
      addFile: ({ params }, { actor, request }) =>
        addFile(p, actor, params.id, () => readForm(request)),
      file: ({ params }, context) => sendFile(p, context.actor, params, context),
      delete: ({ params }, { actor }) => deleteDraft(p, actor, params.id),
      restore: ({ params }, { actor }) => restoreDraft(p, actor, params.id),
      submit: ({ params, body }, { actor }) => submitDraft(p, actor, params.id, body.editRevision),
      move: ({ params, body }, { actor }) =>
        moveApplication(p, { applicationId: params.id, actor, ...body }),
      history: ({ params }, { actor }) => listHistory(p, actor, params.id),
      pdf: async ({ params, query }, { actor, language, reply }) => {
        const pdf = await sentPdf(p, actor, params.id, query.language ?? language);
        return isFailure(pdf) ? pdf : attach(reply, 'application/pdf', pdf);
      },
      find: ({ query }, { actor }) => findApplications(p, actor, query.q),
      publicView: async ({ params }, { actor }) => {
        const view = await publicView(params.slug, actor);
        return isFailure(view) ? view : { data: view };
      },
      teamAccess: async ({ params }, { actor }) => {
        const view = await viewAsInsider(p, actor, keyOf(params.slug));
        return isFailure(view) ? view : { data: view };
      },
      memberships: async (_input, { actor }) => ({ data: await memberships(p, actor) }),
      members: async ({ params }, { actor }) => {
        const team = await teamOf(p, actor, params.id);
        return isFailure(team) ? team : { data: team };
      },
      testMembers: async ({ params }, { actor }) => {
        const team = await teamOf(p, actor, params.id);
        return isFailure(team) ? team : { members: team };
      },
      extensions: ({ params }, { actor }) => listExtensions(p, actor, params.id),
      extend: ({ params, body }, { actor }) => extendCall(p, actor, params.id, body),
      endExtension: ({ params }, { actor }) => endExtension(p, actor, params),
    };
  },
});
