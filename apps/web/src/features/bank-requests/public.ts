export { BankRequestsQueue } from './parts/requests-queue.tsx';
