import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, titleOf } from '../applications/public.ts';
import { mailToDonor, newsReaders, newsToken } from '../crowdfunding/public.ts';
import { mayMail } from '../network/public.ts';
import { answerMail, newsMail } from './campaign-pages.mails.tsx';
import { findQuestion, findUpdate } from './campaign-pages.repo.ts';

export const campaignPageJobs = {
  news: 'campaignPages.news',
  newsMail: 'mail.campaign-news',
  answered: 'mail.campaign-answer',
} as const;

const OfUpdate = z.object({ updateId: z.string() });
const OfReader = OfUpdate.extend({ donationId: z.string() });
const OfQuestion = z.object({ questionId: z.string() });
/** Readers whose mails are put at once. */
const atOnce = 200;

export const campaignPagesJobs = (p: Platform): JobHandler[] => [
  { name: campaignPageJobs.news, run: (data) => tellReaders(p, OfUpdate.parse(data).updateId) },
  {
    name: campaignPageJobs.newsMail,
    async run(data) {
      const { updateId, donationId } = OfReader.parse(data);
      const update = await findUpdate(p.db.read, updateId);
      // Taken away before this mail was written.
      if (!update) return;
      await mailToDonor(p, donationId, `news ${updateId}`, (settings, donation, campaign) =>
        donation.wantsNews
          ? newsMail(settings, update, {
              donation,
              campaign,
              token: newsToken(p.secret, donation.orderNumber),
            })
          : null,
      );
    },
  },
  {
    name: campaignPageJobs.answered,
    async run(data) {
      const question = await findQuestion(p.db.read, OfQuestion.parse(data).questionId);
      if (!question?.answer || question.email === '') return;
      const record = await findApplication(p.db.read, { id: question.applicationId });
      if (!record) return;
      const { answeredBy, email } = question;
      if (!(await mayMail(p.db.read, answeredBy, email, 'mail', p.clock.now()))) return;
      const about = { project: titleOf(record), grant: record.call.kind };
      await p.mail.send(answerMail(p.settings, question, about));
    },
  },
];

async function tellReaders(p: Platform, updateId: string): Promise<void> {
  const update = await findUpdate(p.db.read, updateId);
  if (!update) return;
  let after = '';
  for (;;) {
    const readers = await newsReaders(p.db.read, update.applicationId, after, atOnce);
    await p.db.transaction(async (tx) => {
      for (const { donationId } of readers) {
        await p.jobs.put(
          tx,
          campaignPageJobs.newsMail,
          { updateId, donationId },
          { singletonKey: `${updateId} ${donationId}` },
        );
      }
    });
    const last = readers.at(-1);
    if (last === undefined || readers.length < atOnce) return;
    after = last.email;
  }
}
