import type { StaffOverview } from '@app/contracts/bank-desk/bank-desk.schemas';
import { PaymentsDesk } from '../../../features/payments/public.ts';

export const Payments = ({ overview: { banks } }: { readonly overview: StaffOverview }) => (
  <PaymentsDesk banks={banks.map(({ bank }) => bank)} />
);
