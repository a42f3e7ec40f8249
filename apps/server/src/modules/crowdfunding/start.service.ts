import type {
  CampaignView,
  StartCampaignBody,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { Actor } from '@app/domain/accounts/permissions';
import { fening, fromKm, minimumCampaignGoal, toKm } from '@app/domain/money';
import { languageTag } from '@app/messages/catalogue';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, moveWithin } from '../applications/public.ts';
import { mailWanted, notify } from '../notifications/public.ts';
import { type Campaign, insertCampaign } from './campaigns.repo.ts';
import type { Campaigns } from './campaigns.service.ts';
import { jobNames } from './crowdfunding.names.ts';
import { campaignPage, teamOf } from './team.ts';

/**
 * Starts the campaign of an approved application: its status, the campaign and the word to the team
 * in one transaction. A start that has passed becomes now.
 *
 * @returns `NOT_FOUND`, `FORBIDDEN`, `WRONG_STATUS`, `GOAL_BELOW_MINIMUM`, `VALIDATION`.
 */
export async function startCampaign(
  p: Platform,
  campaigns: Campaigns,
  actor: NonNullable<Actor>,
  asked: StartCampaignBody,
): Promise<Failure | CampaignView> {
  const target = fromKm(asked.targetAmount);
  if (target === null) return fail('VALIDATION', { fields: { targetAmount: 'decimals' } });
  const now = p.clock.now();
  const endsAt = new Date(asked.endsAt);
  if (endsAt <= now) return fail('VALIDATION', { fields: { endsAt: 'endPassed' } });
  const startsAt = new Date(Math.max(now.getTime(), Date.parse(asked.startsAt)));
  const { applicationId } = asked;

  const id = await p.db.transaction(async (tx) => {
    const application = await findApplication(tx, { id: applicationId });
    if (!application) return fail('NOT_FOUND');
    const minimum = minimumCampaignGoal(fening(application.application.requestedAmount));
    const moved = await moveWithin(p, tx, {
      applicationId,
      actor,
      event: 'startCampaign',
      guards: { campaignDated: true, goalNotBelowMinimum: target >= minimum },
    });
    if (isFailure(moved)) return moved;
    const content = application.submitted ?? application.working;
    const campaign = {
      id: newId(),
      applicationId,
      bankId: application.bank.id,
      slug: application.application.slug,
      title: content.projectTitle,
      summary: content.projectDescription,
      municipality: content.municipality || application.bank.municipality,
      picture: content.applicationPicture,
      target,
      minimum,
      startsAt,
      endsAt,
      createdAt: now,
    };
    await insertCampaign(tx, campaign);
    await tellOfStart(p, tx, campaign);
    return campaign.id;
  });
  return isFailure(id) ? id : campaigns.one(id);
}

type Started = Pick<
  Campaign,
  'id' | 'applicationId' | 'slug' | 'title' | 'target' | 'startsAt' | 'endsAt'
>;

async function tellOfStart(p: Platform, tx: Tx, campaign: Started): Promise<void> {
  const { id: campaignId, title, startsAt, endsAt } = campaign;
  const userIds = await teamOf(tx, campaign.applicationId);
  const begun = startsAt <= p.clock.now();
  await notify(tx, p, {
    userIds,
    type: 'status_change',
    text: begun ? 'campaignStartedTeam' : 'campaignScheduledTeam',
    values: { title, goal: toKm(fening(campaign.target)), start: dayOf(startsAt) },
    actionUrl: campaignPage(campaign.slug),
    ownMail: true,
  });
  const readers = await mailWanted(tx, userIds, 'status_change', p.clock.now());
  for (const [userId, startAfter] of readers) {
    await p.jobs.put(tx, jobNames.started, { campaignId, userId }, { startAfter });
  }
  await p.jobs.put(tx, jobNames.ended, { campaignId }, { startAfter: endsAt });
  p.signals.publish(tx, `campaign:${campaignId}`);
}

function dayOf(date: Date): { bhs: string; en: string } {
  const written = (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Sarajevo' }).format(date);
  return { bhs: written(languageTag.bhs), en: written(languageTag.en) };
}
