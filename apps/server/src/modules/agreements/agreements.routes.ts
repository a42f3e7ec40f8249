import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { dayText } from '@app/domain/sarajevo-time';
import { attach } from '../../platform/http/answers.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { listPage, timeCursor } from '../../platform/lists.ts';
import { findBank } from '../banks/public.ts';
import { readForm } from '../files/public.ts';
import { agreementsJobs } from './agreements.jobs.ts';
import { agreementMoves } from './agreements.moves.ts';
import { peopleReached } from './agreements.repo.ts';
import { agreementDocument, prepare, tick } from './agreements.service.ts';
import { payoutFacts } from './agreements.standing.ts';
import { agreementsTables } from './agreements.tables.ts';
import { exceptionMoves } from './exceptions.moves.ts';
import { waitingExceptions } from './exceptions.repo.ts';
import { moveException, payoutTakenBack, propose } from './exceptions.service.ts';
import { waitingViews } from './exceptions.view.ts';
import { addExpense, moveExpense, resendExpense } from './expenses.service.ts';
import { addFile, removeFile, sendFile } from './files.service.ts';
import { agreementHistory } from './history.service.ts';
import {
  addMilestone,
  changeMilestone,
  moveDueDay,
  moveMilestone,
  removeMilestone,
} from './milestones.service.ts';
import { writePayee } from './payee.service.ts';
import { clearPayee } from './personal-data.repo.ts';
import { projectProgress } from './progress.service.ts';
import { listQueue } from './queue.repo.ts';
import { moveReport, saveReport } from './report.service.ts';
import { addPage, arrangePages, moveCopy, sendCopy } from './signed-copies.service.ts';
import { openTemplate, saveTemplate } from './template.service.ts';
import { openAgreement } from './writing.service.ts';

export const agreementsModule = defineModule({
  name: 'agreements',
  api: agreementsApi,
  tables: agreementsTables,
  moves: { ...agreementMoves, exception: exceptionMoves },
  provides: { peopleReached, payoutFacts, payoutTakenBack },
  jobs: agreementsJobs,
  personalData: () => ({ erase: (tx, _userId, _at, person) => clearPayee(tx, person) }),
  handlers: (p) => ({
    open: ({ params }, { actor }) => openAgreement(p, actor, params.id),
    prepare: ({ params, body }, { actor }) => prepare(p, actor, params.id, body),
    async document({ params, query }, { actor, language, reply }) {
      const pdf = await agreementDocument(p, actor, params.id, query.language ?? language);
      return isFailure(pdf) ? pdf : attach(reply, 'application/pdf', pdf);
    },
    tick: ({ params, body }, { actor }) => tick(p, actor, params, body.done),
    addFile: ({ params }, { actor, request }) =>
      addFile(p, actor, params.id, () => readForm(request)),
    file: ({ params }, context) => sendFile(p, context.actor, params, context),
    removeFile: ({ params }, { actor }) => removeFile(p, actor, params),
    addPage: ({ params }, { actor, request }) =>
      addPage(p, actor, params.id, () => readForm(request)),
    arrangePages: ({ params, body }, { actor }) => arrangePages(p, actor, params.id, body),
    sendCopy: ({ params, body }, { actor }) => sendCopy(p, actor, params.id, body.pages),
    moveCopy: ({ params, body }, { actor }) => moveCopy(p, actor, params, body),
    addMilestone: ({ params, body }, { actor }) => addMilestone(p, actor, params.id, body),
    changeMilestone: ({ params, body }, { actor }) => changeMilestone(p, actor, params, body),
    removeMilestone: ({ params }, { actor }) => removeMilestone(p, actor, params),
    moveMilestone: ({ params, body }, { actor }) => moveMilestone(p, actor, params, body),
    moveDueDay: ({ params, body }, { actor }) => moveDueDay(p, actor, params, body),
    addExpense: ({ params, body }, { actor }) => addExpense(p, actor, params.id, body),
    resendExpense: ({ params, body }, { actor }) => resendExpense(p, actor, params, body),
    moveExpense: ({ params, body }, { actor }) => moveExpense(p, actor, params, body),
    saveReport: ({ params, body }, { actor }) => saveReport(p, actor, params.id, body),
    moveReport: ({ params, body }, { actor }) => moveReport(p, actor, params.id, body),
    payee: ({ params, body }, { actor }) => writePayee(p, actor, params.id, body),
    propose: ({ params, body }, { actor }) => propose(p, actor, params.id, body),
    moveException: ({ params, body }, { actor }) => moveException(p, actor, params, body),
    async exceptions({ params, query }, { actor }) {
      const bank = await findBank(p.db.read, params.slug);
      if (!bank || !deskPolicy.enter(actor, { bankSlug: bank.slug }).ok) return fail('NOT_FOUND');
      return listPage(query, {
        cursor: timeCursor,
        read: (slice) => waitingExceptions(p.db.read, bank.id, slice),
        place: ({ exception }) => ({ at: exception.proposedAt, id: exception.id }),
        show: (rows) => waitingViews(p.db.read, rows),
      });
    },
    history: ({ params, query }, { actor }) => agreementHistory(p, actor, params.id, query),
    template: ({ params }, { actor }) => openTemplate(p, actor, params.slug),
    saveTemplate: ({ params, body }, { actor }) => saveTemplate(p, actor, params.slug, body),
    async queue({ params, query }, { actor }) {
      const bank = await findBank(p.db.read, params.slug);
      if (!bank || !deskPolicy.enter(actor, { bankSlug: bank.slug }).ok) return fail('NOT_FOUND');
      const today = dayText(p.clock.now());
      return listPage(query, {
        cursor: timeCursor,
        read: (slice) => listQueue(p.db.read, bank.id, today, slice),
        place: ({ submittedAt, id }) => ({ at: submittedAt, id }),
        show: (rows) =>
          rows.map(({ id, submittedAt: _, ...row }) => ({ applicationId: id, ...row })),
      });
    },
    progress: ({ params }, { actor }) => projectProgress(p, actor, params.slug),
  }),
});
