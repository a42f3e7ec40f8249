import type { BankSubject } from '../banks/bank.policy.ts';
import { fundPolicy } from '../funds/fund.policy.ts';
import { requestPolicy } from '../mentorship/request.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import type { Verdict } from '../policy.ts';
import { deskPolicy } from './desk.policy.ts';

/** Parts of a bank's desk, as the address names them; the first is what one comes to. */
export const deskTabs = [
  'danas',
  'duznosti',
  'prijave',
  'pozivi',
  'kampanje',
  'ugovori',
  'mentorstvo',
  'novac',
  'ljudi',
] as const;
export type DeskTab = (typeof deskTabs)[number];

const { enter } = deskPolicy;

/** To whom each opens, by the policy of what it shows. */
export const deskTabPolicy: Readonly<
  Record<DeskTab, (actor: Actor, bank: BankSubject) => Verdict>
> = {
  danas: enter,
  duznosti: enter,
  prijave: enter,
  pozivi: enter,
  kampanje: enter,
  ugovori: enter,
  mentorstvo: requestPolicy.lead,
  novac: fundPolicy.view,
  ljudi: enter,
};

/** The parts that a reader is shown. */
export const deskTabsFor = (actor: Actor, bank: BankSubject): DeskTab[] =>
  deskTabs.filter((tab) => deskTabPolicy[tab](actor, bank).ok);
