export { bankDeskModule } from './bank-desk.routes.ts';
