import { DonateBody } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { describe, expect, it } from 'vitest';
import {
  type DonorDetails,
  detailLimits,
  donateBody,
  noDetails,
  shownCountry,
  type TextField,
  unreadyDetails,
} from './details.ts';

const full: DonorDetails = {
  ...noDetails,
  donorName: 'Nermina',
  donorSurname: 'Hadžić',
  donorEmail: 'nermina@primjer.ba',
  donorPhone: '+387 62 345 678',
  donorAddress: 'Slatina 12',
  donorCity: 'Tuzla',
  donorPostalCode: '75000',
  acceptTerms: true,
};
const project = {
  applicationId: '0199aaaa-0000-7000-8000-000000000001',
  title: 'Kino pod vedrim nebom',
};

describe('what must be filled in', () => {
  it('is all but country and message', () => {
    expect(unreadyDetails(noDetails)).toEqual([
      'donorName',
      'donorSurname',
      'donorEmail',
      'donorPhone',
      'donorAddress',
      'donorCity',
      'donorPostalCode',
      'acceptTerms',
    ]);
    expect(unreadyDetails(full)).toEqual([]);
    expect(unreadyDetails({ ...full, donorCountry: '', message: '' })).toEqual([]);
  });

  it('spaces are nothing', () => {
    expect(unreadyDetails({ ...full, donorCity: '  ' })).toEqual(['donorCity']);
  });

  it.each(['nermina', 'nermina@', '@primjer.ba', 'nermina@primjer', 'a b@primjer.ba', 'a@b..ba'])(
    '%s is no e-mail address',
    (donorEmail) => {
      expect(unreadyDetails({ ...full, donorEmail })).toEqual(['donorEmail']);
    },
  );
});

describe('what is sent', () => {
  it('is what the server takes', () => {
    const body = donateBody(project, { amount: 20, details: full, demoFlow: 'instant' });
    expect(DonateBody.parse(body)).toMatchObject({
      amount: 2000,
      donorCountry: 'Bosna i Hercegovina',
      isAnonymous: true,
      showNamePublicly: false,
      paymentMethod: 'card',
      demoFlow: 'instant',
    });
  });

  it('names the donor only by the ticked box', () => {
    const details = { ...full, showNamePublicly: true };
    expect(donateBody(project, { amount: 20, details, demoFlow: null })).toMatchObject({
      isAnonymous: false,
      showNamePublicly: true,
    });
  });

  it('says nothing of the demo where there is none', () => {
    const body = donateBody(project, { amount: 20, details: full, demoFlow: null });
    expect(body).not.toHaveProperty('demoFlow');
  });

  it('has the lengths that the server takes', () => {
    for (const [field, limit] of Object.entries(detailLimits) as [TextField, number][]) {
      if (field === 'donorEmail') continue;
      const accepted = (length: number) =>
        DonateBody.safeParse(
          donateBody(project, {
            amount: 20,
            details: { ...full, [field]: 'x'.repeat(length) },
            demoFlow: null,
          }),
        ).success;
      expect([field, accepted(limit), accepted(limit + 1)]).toEqual([field, true, false]);
    }
  });
});

it.each([
  ['Bosna i Hercegovina', 'en', 'Bosnia & Herzegovina'],
  ['Bosnia & Herzegovina', 'bhs', 'Bosna i Hercegovina'],
  ['Bosna i Hercegovina', 'bhs', 'Bosna i Hercegovina'],
  ['Austria', 'bhs', 'Austria'],
] as const)(
  'the country %s stands in the form of a reader of %s as %s',
  (kept, language, shown) => {
    expect(shownCountry(kept, language)).toBe(shown);
  },
);
