import { giftsApi } from '@app/contracts/gifts/gifts.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { readForm } from '../files/public.ts';
import { answerGift, printReceipt, readReceipt, readRequest } from './answers.service.ts';
import { giftsJobs } from './gifts.jobs.ts';
import { giftMoves } from './gifts.moves.ts';
import { giftProofs } from './gifts.repo.ts';
import {
  amendGift,
  askDonor,
  confirmedGoodsOf,
  listGifts,
  removeGift,
  resendGift,
} from './gifts.service.ts';
import { giftsTables } from './gifts.tables.ts';
import { forgetDonor, giftsAround } from './personal-data.repo.ts';
import { sendProof, uploadProof } from './proofs.service.ts';

export const giftsModule = defineModule({
  name: 'gifts',
  api: giftsApi,
  tables: giftsTables,
  moves: giftMoves,
  provides: { giftProofs, confirmedGoods: confirmedGoodsOf },
  jobs: giftsJobs,
  personalData: () => ({
    collect: giftsAround,
    erase: (tx, _userId, at, person) => forgetDonor(tx, person, at),
  }),
  handlers: (p) => ({
    list: ({ params }, { actor }) => listGifts(p, actor, params.id),
    ask: ({ body }, { actor }) => askDonor(p, actor, body),
    amend: ({ params, body }, { actor }) => amendGift(p, actor, params.id, body),
    remove: ({ params }, { actor }) => removeGift(p, actor, params.id),
    resend: ({ params }, { actor }) => resendGift(p, actor, params.id),
    uploadProof: ({ params }, { actor, request }) =>
      uploadProof(p, actor, params.id, () => readForm(request)),
    previewProof: ({ params }, context) =>
      sendProof(p, context.actor, { ...params, preview: true }, context),
    downloadProof: ({ params }, context) =>
      sendProof(p, context.actor, { ...params, preview: false }, context),
    asked: ({ params }) => readRequest(p, params.token),
    answer: ({ params, body }, { language }) => answerGift(p, params.token, body, language),
    receipt: ({ params }) => readReceipt(p, params.token),
    async receiptPdf({ params, query }, { language, reply }) {
      const pdf = await printReceipt(p, params.token, query.language ?? language);
      return isFailure(pdf) ? pdf : attach(reply, 'application/pdf', pdf);
    },
  }),
});
