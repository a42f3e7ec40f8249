export { crowdfundingModule } from './crowdfunding.routes.ts';
export { checkSums } from './donations/sums.repo.ts';
