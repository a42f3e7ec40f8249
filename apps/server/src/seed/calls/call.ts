import type { CallDetail, CallKind } from '@app/contracts/calls/calls.schemas';
import type { z } from 'zod';

/** A demo call; days count from the day on which the demo is first started, amounts in KM. */
export interface DemoCall {
  readonly slug: string;
  readonly bank: string;
  readonly kind: CallKind;
  readonly topics: z.output<typeof CallDetail>['topics'];
  readonly title: { bhs: string; en: string };
  readonly summary: { bhs: string; en: string };
  readonly description: { bhs: string; en: string };
  readonly opens: number;
  readonly closes: number;
  readonly amounts: readonly [min: number, max: number, total: number];
  readonly projects: string;
  readonly team: readonly [min: number, max: number];
  readonly contact: z.output<typeof CallDetail>['contact'];
}

const role = {
  she: { bhs: 'koordinatorica, odgovara radnim danom', en: 'coordinator, answers on working days' },
  he: { bhs: 'koordinator, odgovara radnim danom', en: 'coordinator, answers on working days' },
};

/** Whom to ask about the calls of a bank: its coordinator. */
export const coordinators = {
  tuzla: { name: 'Merima Kovačević', role: role.she, email: 'koordinator@demo.zamah.ba' },
  zenica: { name: 'Elma Čolaković', role: role.she, email: 'elma@demo.zamah.ba' },
  mostar: { name: 'Ines Raguž', role: role.she, email: 'ines@demo.zamah.ba' },
  bihac: { name: 'Kenan Muslić', role: role.he, email: 'kenan@demo.zamah.ba' },
  prijedor: { name: 'Bojan Vidović', role: role.he, email: 'bojan@demo.zamah.ba' },
  gorazde: { name: 'Selma Forto', role: role.she, email: 'selma@demo.zamah.ba' },
};
