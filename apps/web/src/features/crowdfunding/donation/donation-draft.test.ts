import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { choosePreset } from './amount.ts';
import { donateBody, noDetails } from './details.ts';
import { donationDraftSchema } from './donation-draft.ts';

const details = { ...noDetails, donorName: 'Nermina' };
const body = donateBody(
  { applicationId: '0199aaaa-0000-7000-8000-000000000001', title: 'Kino' },
  { amount: 20, details, demoFlow: null },
);
const attempt = { key: 'k', body, order: { orderNumber: 'D-1', statusToken: 't' } };
const kept = { amount: choosePreset(20), details, attempt };
const again = (value: unknown) =>
  z.safeParse(donationDraftSchema, JSON.parse(JSON.stringify(value))).data ?? null;

describe('what is kept while the donor is away', () => {
  it('comes back as it was', () => {
    expect(again(kept)).toEqual(kept);
    expect(again({ ...kept, attempt: null })).toEqual({ ...kept, attempt: null });
    expect(again({ ...kept, attempt: { ...attempt, order: null } })?.attempt?.order).toBeNull();
  });

  it.each([null, 1, 'x', {}, { amount: {}, details: {} }, { ...kept, details: null }])(
    '%j is nothing',
    (value) => {
      expect(again(value)).toBeNull();
    },
  );

  it('fills in what an older version did not know, and drops what is not understood', () => {
    const old = { ...kept, details: { donorName: 'Nermina', acceptTerms: 'yes' }, attempt: 7 };
    expect(again(old)).toEqual({
      ...kept,
      details: { ...noDetails, donorName: 'Nermina' },
      attempt: null,
    });
  });
});
