import { describe, expect, it } from 'vitest';
import { guardsOf, transition } from '../machine.ts';
import { campaignEvents, campaignMachine, campaignStatuses } from './campaign.machine.ts';

const staff = 'koordinator voditelj menadzer';

/** status × event → where to · who · guard. */
const table: Record<string, string> = {
  'scheduled open': 'open · clock · started',
  'scheduled close': `ended · ${staff} · `,
  'open reach': 'reached · money · targetSettled',
  'open end': 'ended · clock · over',
  'open close': `ended · ${staff} · `,
  'reached reopen': 'open · money · targetUnsettled',
  'reached end': 'ended · clock · over',
  'reached close': `ended · ${staff} · `,
};

describe('the life of a campaign', () => {
  it.each(campaignStatuses)('from %s', (status) => {
    const found = campaignEvents.flatMap((event) => {
      const move = transition(campaignMachine, status, event);
      if (!move) return [];
      const text = `${move.to} · ${move.by.join(' ')} · ${guardsOf(move).join(' ')}`;
      return [[`${status} ${event}`, text]];
    });
    const named = Object.entries(table).filter(([key]) => key.startsWith(`${status} `));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });
});
