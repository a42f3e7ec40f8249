export { refundsWaitingFor } from './payments.repo.ts';
export { paymentsModule } from './payments.routes.ts';
