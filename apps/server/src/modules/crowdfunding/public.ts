export { crowdfundingModule } from './crowdfunding.routes.ts';
export { checkSums } from './sums.repo.ts';
