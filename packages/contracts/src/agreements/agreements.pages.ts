import { page } from '../page-address.ts';

export const agreementsPages = {
  /** Agreement, milestones, receipts and final report, by the id of the application. */
  agreement: page('/canvas-ugovor/:id', {
    hash: ['sada', 'potpisan', 'koraci', 'racuni', 'isplata', 'izuzeci', 'izvjestaj'],
  }),
};
