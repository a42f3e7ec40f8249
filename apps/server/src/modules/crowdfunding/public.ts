export { applicationOfCampaign } from './campaigns/campaigns.repo.ts';
export { createCampaigns } from './campaigns/campaigns.service.ts';
export { crowdfundingModule } from './crowdfunding.routes.ts';
/** For the repos that join them. */
export {
  campaignDays as campaignDayTable,
  campaignMatches as campaignMatchTable,
  campaigns as campaignTable,
  donationEvents as donationEventTable,
  donations as donationTable,
  paymentDifferences as paymentDifferenceTable,
  refunds as refundTable,
} from './crowdfunding.tables.ts';
export { leftOf } from './donations/donations.moves.ts';
export { type Donation, lockDonations } from './donations/donations.repo.ts';
export { type DonorMail, mailToDonor } from './donations/donor-mail.ts';
export { forgetDonations } from './donations/forget.repo.ts';
export { countNewsReaders, newsReaders } from './donations/news.repo.ts';
export { newsToken } from './donations/orders.ts';
export { personalDataOf } from './donations/personal-data.ts';
export { checkSums } from './donations/sums.repo.ts';
export { lastCheck } from './payments/checks.repo.ts';
export { tellTreasurers } from './payments/treasurers.ts';
export { moveRefund } from './refunds/refunds.moves.ts';
export { queueRefund } from './refunds/refunds.queue.ts';
export {
  findRefund,
  insertRefund,
  lockRefund,
  type Refund,
} from './refunds/refunds.repo.ts';
