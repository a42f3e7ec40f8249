export { payments } from './client.ts';
export { PaymentsDesk } from './parts/payments-desk.tsx';
