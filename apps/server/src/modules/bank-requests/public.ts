export { bankRequestsModule } from './bank-requests.routes.ts';
