export { paymentsModule } from './payments.routes.ts';
