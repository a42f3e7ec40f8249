import { paymentsApi } from '@app/contracts/payments/payments.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { sheetTypes } from '../../platform/sheet.ts';
import { donorFile, forgetAtRequest } from './donor.service.ts';
import { paymentsFile } from './payments.file.ts';
import { openList, openPayment, openWaiting } from './payments.service.ts';
import { askRefund, closeFound, decideRefund } from './refunds.service.ts';
import { paymentTerms } from './terms.service.ts';

export const paymentsModule = defineModule({
  name: 'payments',
  api: paymentsApi,
  handlers: (p) => ({
    terms: async () => paymentTerms(p),
    list: ({ query }, { actor }) => openList(p, actor, query),
    waiting: (_, { actor }) => openWaiting(p, actor),
    async file({ params, query }, { actor, reply }) {
      const file = await paymentsFile(p, actor, params.format, query);
      if (isFailure(file)) return file;
      return attach(reply, sheetTypes[params.format], file);
    },
    one: ({ params }, { actor }) => openPayment(p, actor, params.id),
    refund: ({ params, body }, { actor }) => askRefund(p, actor, params.id, body),
    decide: ({ params, body }, { actor }) => decideRefund(p, actor, params.id, body),
    close: ({ params, body }, { actor }) => closeFound(p, actor, params.id, body),
    async donor({ params }, { actor, reply }) {
      const file = await donorFile(p, actor, params.id);
      if (isFailure(file)) return file;
      const type = 'application/json; charset=utf-8';
      return attach(reply, type, { name: 'donor.json', content: file });
    },
    forget: ({ params }, { actor }) => forgetAtRequest(p, actor, params.id),
  }),
});
