export { PaymentsDesk } from './parts/payments-desk.tsx';
