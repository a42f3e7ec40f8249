import type {
  CampaignAmountsBody,
  CampaignAnswerBody,
  CampaignNewsBody,
  CampaignPage,
  CampaignQuestionBody,
  CampaignUpdateBody,
} from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { pages } from '@app/contracts/pages';
import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import { campaignPagePolicy } from '@app/domain/campaign-pages/campaign-page.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createPublicView,
  findApplication,
  lockApplication,
  seenBy,
  subjectOf,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { applicationOfCampaign, countNewsReaders } from '../crowdfunding/public.ts';
import { notify } from '../notifications/public.ts';
import { campaignPageJobs } from './campaign-pages.jobs.ts';
import {
  amountsOf,
  changeUpdate,
  deleteQuestion,
  deleteUpdate,
  findQuestion,
  findUpdate,
  insertQuestion,
  insertUpdate,
  questionsOf,
  replaceAmounts,
  saveAnswer,
  updatesOf,
  waitingQuestions,
} from './campaign-pages.repo.ts';
import { amountView, questionView, storyOf, updateView } from './campaign-pages.view.ts';

type SignedIn = NonNullable<Actor>;
type Page = Promise<z.output<typeof CampaignPage> | Failure>;

/** What stands on the pages of campaigns; an id is the campaign's own or its application's. */
export function createCampaignPages(p: Platform) {
  const publicView = createPublicView(p);

  const mayOf = async (actor: Actor, applicationId: string) => {
    const record = actor && (await findApplication(p.db.read, { id: applicationId }));
    if (!record) return { write: false, moderate: false };
    const subject = seenBy(actor, subjectOf(record));
    return {
      write: campaignPagePolicy.write(actor, subject).ok,
      moderate: campaignPagePolicy.moderate(actor, subject).ok,
    };
  };

  const show = async (actor: Actor, applicationId: string): Page => {
    const { read } = p.db;
    const [view, may] = await Promise.all([
      publicView(applicationId, null),
      mayOf(actor, applicationId),
    ]);
    const [amounts, updates, questions, readers] = await Promise.all([
      amountsOf(read, applicationId),
      updatesOf(read, applicationId),
      questionsOf(read, applicationId, { waiting: may.moderate }),
      may.write ? countNewsReaders(read, applicationId) : null,
    ]);
    return {
      story: isFailure(view) ? null : storyOf(view),
      amounts: amounts.map(amountView),
      updates: updates.map(updateView),
      questions: questions.map(questionView),
      canWrite: may.write,
      canModerate: may.moderate,
      canAsk: !isFailure(view) && campaignPagePolicy.ask(null, view).ok,
      readers,
    };
  };

  /** Does something with what stands there, in the transaction that holds the application. */
  const change = async (
    actor: SignedIn,
    found: { readonly id: string | undefined; readonly ability: 'write' | 'moderate' },
    work: (tx: Tx, record: WrittenApplication, at: Date) => Promise<Failure | undefined>,
  ): Promise<Failure | string> => {
    const { id, ability } = found;
    if (id === undefined) return fail('NOT_FOUND');
    const done = await p.db.transaction(async (tx) => {
      const record = await lockApplication(tx, id);
      if (!record) return fail('NOT_FOUND');
      const subject = seenBy(actor, subjectOf(record));
      const refused = refusalOf(campaignPagePolicy[ability](actor, subject));
      if (refused) return refused;
      const failed = await work(tx, record, p.clock.now());
      p.signals.publish(tx, topicOf(id));
      return failed;
    });
    return done ?? id;
  };

  const changed = async (actor: SignedIn, done: Failure | string): Page =>
    isFailure(done) ? done : show(actor, done);
  const gone = (done: Failure | string) => (isFailure(done) ? done : ({ success: true } as const));

  const audit = (tx: Tx, action: string, actor: SignedIn, of: { subject: string; one: string }) =>
    recordAudit(tx, {
      action: `campaign.${action}`,
      subject: of.subject,
      actorId: actor.id,
      at: p.clock.now(),
      details: { id: of.one },
    });

  return {
    async page(actor: Actor, id: string): Page {
      const applicationId = await applicationOfCampaign(p.db.read, id);
      return applicationId ? show(actor, applicationId) : fail('NOT_FOUND');
    },

    async setAmounts(
      actor: SignedIn,
      id: string,
      body: z.output<typeof CampaignAmountsBody>,
    ): Page {
      const of = { id: await applicationOfCampaign(p.db.read, id), ability: 'write' as const };
      const { amounts } = body;
      return changed(
        actor,
        await change(actor, of, async (tx, { application }) => {
          await replaceAmounts(tx, application.id, amounts);
          return undefined;
        }),
      );
    },

    async publish(actor: SignedIn, id: string, body: z.output<typeof CampaignNewsBody>): Page {
      const of = { id: await applicationOfCampaign(p.db.read, id), ability: 'write' as const };
      return changed(
        actor,
        await change(actor, of, async (tx, { application }, at) => {
          const before = await findUpdate(tx, body.id);
          if (before) return repeated(before, application.id);
          const { length } = await updatesOf(tx, application.id);
          if (length >= campaignPageLimits.updates) return fail('TOO_MANY_ITEMS');
          const row = { applicationId: application.id, authorId: actor.id, changedAt: null };
          await insertUpdate(tx, { ...row, ...body, publishedAt: at });
          await p.jobs.put(tx, campaignPageJobs.news, { updateId: body.id });
          await audit(tx, 'newsTold', actor, { subject: application.id, one: body.id });
          return undefined;
        }),
      );
    },

    async change(actor: SignedIn, id: string, body: z.output<typeof CampaignUpdateBody>): Page {
      const of = {
        id: (await findUpdate(p.db.read, id))?.applicationId,
        ability: 'write' as const,
      };
      return changed(
        actor,
        await change(actor, of, async (tx, _record, at) => {
          await changeUpdate(tx, id, { ...body, changedAt: at });
          return undefined;
        }),
      );
    },

    async remove(actor: SignedIn, id: string) {
      const found = await findUpdate(p.db.read, id);
      return gone(
        await change(
          actor,
          { id: found?.applicationId, ability: 'moderate' },
          async (tx, record) => {
            await deleteUpdate(tx, id);
            await audit(tx, 'newsRemoved', actor, { subject: record.application.id, one: id });
            return undefined;
          },
        ),
      );
    },

    async ask(id: string, body: z.output<typeof CampaignQuestionBody>, language: Language) {
      const applicationId = await applicationOfCampaign(p.db.read, id);
      if (applicationId === undefined) return fail('NOT_FOUND');
      return p.db.transaction(async (tx) => {
        const record = await lockApplication(tx, applicationId);
        if (!record) return fail('NOT_FOUND');
        const refused = refusalOf(campaignPagePolicy.ask(null, subjectOf(record)));
        if (refused) return refused;
        const before = await findQuestion(tx, body.id);
        if (before) return repeated(before, applicationId) ?? { success: true as const };
        if ((await waitingQuestions(tx, applicationId)) >= campaignPageLimits.questions) {
          return fail('TOO_MANY_ITEMS');
        }
        const open = { answer: null, answeredBy: null, answeredAt: null };
        const row = { applicationId, language, askedAt: p.clock.now(), ...open };
        await insertQuestion(tx, { ...row, ...body });
        await notify(tx, p, {
          userIds: record.memberIds,
          type: 'team_activity',
          text: 'campaignQuestionTeam',
          values: { title: titleOf(record), who: body.name },
          actionUrl: pages.campaigns({ id: applicationId, hash: 'pitanja' }),
        });
        p.signals.publish(tx, topicOf(applicationId));
        return { success: true as const };
      });
    },

    async answer(
      actor: SignedIn,
      id: string,
      { answer, known }: z.output<typeof CampaignAnswerBody>,
    ): Page {
      const question = await findQuestion(p.db.read, id);
      const of = { id: question?.applicationId, ability: 'write' as const };
      return changed(
        actor,
        await change(actor, of, async (tx, _record, at) => {
          const before = await findQuestion(tx, id);
          if (!before) return fail('NOT_FOUND');
          if (before.answer === answer) return undefined;
          if (before.answer !== known) return fail('REVISION_CLASH');
          const answeredAt = before.answeredAt ?? at;
          await saveAnswer(tx, id, { answer, answeredBy: actor.id, answeredAt });
          if (before.answer === null) {
            await p.jobs.put(tx, campaignPageJobs.answered, { questionId: id });
          }
          return undefined;
        }),
      );
    },

    async dismiss(actor: SignedIn, id: string) {
      const found = await findQuestion(p.db.read, id);
      return gone(
        await change(
          actor,
          { id: found?.applicationId, ability: 'moderate' },
          async (tx, record) => {
            await deleteQuestion(tx, id);
            await audit(tx, 'questionRemoved', actor, { subject: record.application.id, one: id });
            return undefined;
          },
        ),
      );
    },
  };
}

/** What is there already was sent again, unless it is of another application. */
const repeated = (before: { readonly applicationId: string }, applicationId: string) =>
  before.applicationId === applicationId ? undefined : fail('ALREADY_EXISTS');

/** Open pages of the campaign hear of the application. */
const topicOf = (applicationId: string) => `campaignPage:${applicationId}` as const;
