import { machine } from '../machine.ts';

/**
 * States of a campaign. `reached`: its goal is settled in full. `ended`: its time is up or its
 * application has moved on; what was held then may still settle.
 */
export const campaignStatuses = ['scheduled', 'open', 'reached', 'ended'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const campaignEvents = ['open', 'reach', 'reopen', 'end', 'close'] as const;
export type CampaignEvent = (typeof campaignEvents)[number];

/** `clock`: time passing. `money`: a settlement or refund. The others are staff of the bank. */
export type CampaignActor = 'clock' | 'money' | 'koordinator' | 'voditelj' | 'menadzer';

/**
 * - `started`, `over`: the start or the end of its time has come.
 * - `targetSettled`, `targetUnsettled`: the settled donations make up the target, or do not.
 */
export type CampaignGuard = 'started' | 'over' | 'targetSettled' | 'targetUnsettled';

const staff = ['koordinator', 'voditelj', 'menadzer'] as const;
const end = { to: 'ended', by: ['clock'], guard: 'over', effects: ['tellTeam'] } as const;
const close = { to: 'ended', by: staff } as const;

/** The life of a campaign. It is closed together with a move of its application. */
export const campaignMachine = machine<CampaignStatus, CampaignEvent, CampaignActor, CampaignGuard>(
  {
    scheduled: {
      open: { to: 'open', by: ['clock'], guard: 'started', effects: ['tellTeam'] },
      close,
    },
    open: {
      reach: { to: 'reached', by: ['money'], guard: 'targetSettled', effects: ['tellTeam'] },
      end,
      close,
    },
    reached: {
      reopen: { to: 'open', by: ['money'], guard: 'targetUnsettled' },
      end,
      close,
    },
    ended: {},
  },
);
