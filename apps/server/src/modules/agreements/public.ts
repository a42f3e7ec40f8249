export { agreedOf } from './agreements.dues.ts';
export { agreementsModule } from './agreements.routes.ts';
export { agreementFactsOf } from './desk.repo.ts';
