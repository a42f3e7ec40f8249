import type { paymentsApi } from '@app/contracts/payments/payments.api';
import { paymentsPaths } from '@app/contracts/payments/payments.paths';
import { client } from '../../lib/api/client.ts';

export const payments = client<typeof paymentsApi>(paymentsPaths);
