export { crowdfundingModule } from './crowdfunding.routes.ts';
/** For the repos that join them. */
export {
  campaignDays as campaignDayTable,
  campaignMatches as campaignMatchTable,
  campaigns as campaignTable,
} from './crowdfunding.tables.ts';
export { checkSums } from './donations/sums.repo.ts';
