import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { describe, expect, it } from 'vitest';
import { choosePreset } from './amount.ts';
import { donateBody, noDetails } from './details.ts';
import {
  type Attempt,
  attemptOf,
  beginFlow,
  type DonationFlow,
  donationFlow,
  type FlowEvent,
} from './flow.ts';

const campaign = { availableAmount: 540 };
const project = { applicationId: '0199aaaa-0000-7000-8000-000000000001', title: 'Kino' };
const body = (amount = 20) =>
  donateBody(project, { amount, details: noDetails, demoFlow: 'provider' });
const attempt: Attempt = { key: 'key-one', body: body(), order: null };
const answer = {
  success: true as const,
  orderNumber: 'D-1',
  statusToken: 'token',
  donorName: null,
  holdExpiresAt: '2026-11-20T12:30:00.000Z',
  matchedAmount: 0,
  paymentResult: { status: 'form' },
};
const after = (...events: FlowEvent[]): DonationFlow =>
  events.reduce(donationFlow, beginFlow(campaign, null));
const pressed: FlowEvent[] = [
  { type: 'next' },
  { type: 'next' },
  { type: 'pressed', attempt },
  { type: 'answered', answer },
];
const told = (status: DonationView['status'], orderNumber = 'D-1'): FlowEvent => ({
  type: 'told',
  donation: { orderNumber, status } as DonationView,
});

describe('the steps of a donation', () => {
  it('go from amount over details to payment, and back', () => {
    expect(after().step).toBe('amount');
    expect(after({ type: 'next' }).step).toBe('details');
    expect(after({ type: 'next' }, { type: 'next' }).step).toBe('payment');
    expect(after({ type: 'next' }, { type: 'next' }, { type: 'next' }).step).toBe('payment');
    expect(after({ type: 'next' }, { type: 'next' }, { type: 'back' }).step).toBe('details');
    expect(after({ type: 'back' }).step).toBe('amount');
  });

  it('begin with what was chosen in the page, but never change a payment under way', () => {
    expect(after({ type: 'wanted', km: 50 }).amount).toEqual(choosePreset(50));
    expect(after({ type: 'next' }, { type: 'wanted', km: 15 })).toMatchObject({
      step: 'amount',
      amount: { preset: null, custom: 15 },
    });
    expect(after(...pressed, { type: 'wanted', km: 15 })).toEqual(after(...pressed));
  });

  it('a press is sending until it is answered', () => {
    expect(after(...pressed)).toMatchObject({ step: 'payment', sending: true });
    expect(after(...pressed, { type: 'succeeded' })).toMatchObject({
      step: 'success',
      sending: false,
    });
    expect(after(...pressed, { type: 'leaving' })).toMatchObject({
      step: 'pending',
      leaving: true,
    });
    expect(after(...pressed, { type: 'waiting' })).toMatchObject({ step: 'pending' });
  });

  it.each([
    ['settled', 'success', null],
    ['declined', 'over', 'declined'],
    ['expired', 'over', 'expired'],
    ['overfunded', 'over', 'overfunded'],
    ['refunded', 'over', 'refunded'],
    ['held', 'pending', null],
  ] as const)('a donation that is %s leads to %s', (status, step, end) => {
    expect(after(...pressed, { type: 'waiting' }, told(status))).toMatchObject({ step, end });
  });

  it('hears nothing of another donation', () => {
    expect(after(...pressed, { type: 'waiting' }, told('settled', 'D-2')).step).toBe('pending');
  });

  it('after a decline one tries again with everything still filled in', () => {
    const amount: FlowEvent = { type: 'amount', amount: choosePreset(50) };
    const details: FlowEvent = { type: 'details', details: { donorName: 'Nermina' } };
    const events = [amount, details, ...pressed, { type: 'waiting' } as const, told('declined')];
    expect(after(...events, { type: 'again' })).toMatchObject({
      step: 'payment',
      attempt: null,
      end: null,
      amount: { preset: 50 },
      details: { donorName: 'Nermina' },
    });
  });

  it('after a success one begins anew, with the details draft', () => {
    const details: FlowEvent = { type: 'details', details: { donorName: 'Nermina' } };
    expect(after(details, ...pressed, { type: 'succeeded' }, { type: 'again' })).toMatchObject({
      step: 'amount',
      attempt: null,
      details: { donorName: 'Nermina' },
    });
  });

  it('a refusal leads to the step that can mend it', () => {
    expect(after(...pressed, { type: 'refused', step: 'amount' })).toMatchObject({
      step: 'amount',
      attempt: null,
      sending: false,
    });
  });

  it('what was begun on an earlier visit is waited for', () => {
    const draft = { amount: choosePreset(50), details: noDetails, attempt };
    expect(beginFlow(campaign, draft)).toMatchObject({ step: 'pending', attempt });
    expect(beginFlow(campaign, { ...draft, attempt: null })).toMatchObject({
      step: 'amount',
      amount: { preset: 50 },
    });
  });
});

describe('the key of a press', () => {
  const newKey = () => 'key-two';

  it('is new for a first press', () => {
    expect(attemptOf({ attempt: null, end: null }, body(), newKey)).toEqual({
      key: 'key-two',
      body: body(),
      order: null,
    });
  });

  it('stays while the same is asked and nothing is decided', () => {
    expect(attemptOf({ attempt, end: null }, body(), newKey)).toBe(attempt);
  });

  it('is new for another amount and after a decline', () => {
    expect(attemptOf({ attempt, end: null }, body(50), newKey).key).toBe('key-two');
    expect(attemptOf({ attempt, end: 'declined' }, body(), newKey).key).toBe('key-two');
  });
});
