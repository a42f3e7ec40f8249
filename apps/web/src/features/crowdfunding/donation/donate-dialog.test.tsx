import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type {
  CampaignView,
  DonateAnswer,
  DonationView,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { allSent, answer, expectWrong, pass, show, signIn } from '../../../testing/show.tsx';
import DonateDialog from './donate-dialog.tsx';

const applicationId = '0199aaaa-0000-7000-8000-000000000001';

const campaign: CampaignView = {
  id: '0199aaaa-0000-7000-8000-000000000002',
  applicationId,
  slug: 'kino-pod-vedrim-nebom',
  title: 'Kino pod vedrim nebom',
  summary: 'Filmovi u dvorištu.',
  municipality: 'Tuzla',
  bankName: 'Omladinska banka Tuzla',
  bankSlug: 'tuzla',
  bankEmblem: 'tuzla',
  picture: null,
  targetAmount: 1000,
  minimumAmount: 200,
  currentAmount: 940,
  matchedAmount: 0,
  earlierAmount: 0,
  availableAmount: 60,
  isDonationEnabled: true,
  state: 'open',
  donorCount: 12,
  daysLeft: 9,
  startsAt: '2026-10-20T10:00:00.000Z',
  endsAt: '2026-11-20T10:00:00.000Z',
  outcome: null,
  match: null,
  recentDonations: [],
};

const account: Account = {
  firstName: 'Hana',
  lastName: 'Zukić',
  email: 'hana@primjer.ba',
  pendingEmail: null,
  phoneNumber: '+38761234567',
  municipality: 'Tuzla',
  createdAt: '2026-01-05T10:00:00.000Z',
  passwordChangedAt: null,
  twoFactor: { enabledAt: null, recoveryCodesLeft: 0 },
};

const taken = (paymentResult: DonateAnswer['paymentResult']): DonateAnswer => ({
  success: true,
  orderNumber: 'D-1',
  statusToken: 'token',
  donorName: null,
  holdExpiresAt: '2026-11-20T12:30:00.000Z',
  matchedAmount: 0,
  paymentResult,
});

const donation = (status: DonationView['status']): DonationView => ({
  orderNumber: 'D-1',
  receiptNumber: status === 'settled' ? 'R-2026-000001' : null,
  status,
  amount: 11,
  matchedAmount: 0,
  projectTitle: campaign.title,
  applicationId,
  slug: campaign.slug,
  donorFirstName: 'Nermina',
  donorEmail: 'nermina@primjer.ba',
  createdAt: '2026-11-20T12:00:00.000Z',
  settledAt: status === 'settled' ? '2026-11-20T12:01:00.000Z' : null,
  campaign,
});

const refresh = vi.fn(async () => undefined);

function Page({ of, wanted = null }: { of: CampaignView; wanted?: number | null }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Doniraj
      </button>
      <DonateDialog
        open={open}
        onOpenChange={setOpen}
        campaign={of}
        refresh={refresh}
        resume={false}
        wanted={wanted}
        onShare={() => undefined}
      />
    </>
  );
}

const field = (label: string | RegExp) => () => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: RegExp) => screen.getByRole('button', { name });
const amount = field('Drugi iznos');
const donor = {
  Ime: 'Nermina',
  Prezime: 'Hadžić',
  'E-mail': 'nermina@primjer.ba',
  Telefon: '+387 62 345 678',
  Adresa: 'Slatina 12',
  Grad: 'Tuzla',
  'Poštanski broj': '75000',
};

function begin(of: CampaignView = campaign) {
  refresh.mockClear();
  const { user, fill } = show(<Page of={of} />);
  const toDetails = async () => {
    await fill(amount(), '11');
    await user.click(press(/^Dalje s 11/));
    await screen.findByLabelText('Ime');
  };
  return {
    user,
    fill,
    toDetails,
    async toPayment() {
      await toDetails();
      for (const [label, value] of Object.entries(donor)) {
        await fill(field(label)(), value);
      }
      await user.click(field(/Prihvatam/)());
      await user.click(press(/^Nastavi na plaćanje$/));
      await screen.findByRole('button', { name: /^Plati 11/ });
    },
  };
}

describe('how much is given', () => {
  it('more than is left is refused, and what is left is one press away', async () => {
    const { user, fill } = begin();
    await fill(amount(), '61');
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
    screen.getByText(/^Iznos donacije premašuje preostali cilj!/);
    expect(press(/^Dalje$/)).toHaveProperty('disabled', true);
    await user.click(press(/^Upiši 60\sKM$/));
    expect(amount().value).toBe('60');
    expect(press(/^Dalje s 60\sKM$/)).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('radio', { name: /^10\sKM$/ }));
    expect(amount().value).toBe('');
    press(/^Dalje s 10\sKM$/);
  });

  it('nothing, or what cannot be read, is told when one goes on', async () => {
    const { user, fill } = begin({ ...campaign, availableAmount: 15, currentAmount: 985 });
    await user.click(press(/^Dalje$/));
    await expectWrong([amount, /./]);
    await fill(amount(), 'dvadeset');
    await user.click(press(/^Dalje$/));
    await expectWrong([amount, /./]);
    expect(amount().value).toBe('dvadeset');
  });

  it('is what was chosen in the page', () => {
    show(<Page of={campaign} wanted={15} />);
    expect(amount().value).toBe('15');
    press(/^Dalje s 15\sKM$/);
  });

  it('is not asked where nothing can be given any more', () => {
    begin({ ...campaign, isDonationEnabled: false, state: 'reached', availableAmount: 0 });
    expect(screen.queryByLabelText('Drugi iznos')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Zatvori$/ })).not.toEqual([]);
  });
});

describe('who gives', () => {
  it('required fields say what is missing, and what was typed stays while it is closed', async () => {
    const { user, fill, toDetails } = begin();
    await toDetails();
    await fill(field('Ime')(), 'Nermina');
    await user.click(press(/^Nastavi na plaćanje$/));
    await expectWrong(
      [field('Prezime'), /./],
      [field('E-mail'), /./],
      [field('Adresa'), 'Upiši ulicu i broj. Primjer: Slatina 12.'],
      [field(/Prihvatam/), 'Prihvati uslove donacije da nastaviš.'],
    );
    expect(field(/^Država/)().value).toBe('Bosna i Hercegovina');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(press(/^Doniraj$/));
    expect(field('Ime')().value).toBe('Nermina');
    expect(allSent()).toEqual([]);
  });

  it('a member is not asked what is known', async () => {
    await signIn({ municipality: 'Tuzla' });
    answer(accountSettingsApi.account, account);
    const { toDetails } = begin();
    await waitFor(() => expect(allSent().map(({ path }) => path)).toEqual(['/api/account']));
    await toDetails();
    const labels = ['Ime', 'Prezime', 'E-mail', 'Telefon', 'Grad'];
    const known = labels.map((name) => field(name)().value);
    expect(known).toEqual(['Hana', 'Zukić', 'hana@primjer.ba', '+38761234567', 'Tuzla']);
  });

  it('what the server finds wrong is told at its field', async () => {
    const fields = { donorPostalCode: 'Poštanski broj ima pet cifara.' };
    answer(crowdfundingApi.donate, { failure: { code: 'VALIDATION', fields } });
    const { user, toPayment } = begin();
    await toPayment();
    await user.click(press(/^Plati 11/));
    await expectWrong([field('Poštanski broj'), fields.donorPostalCode]);
    expect(field('Grad')().value).toBe('Tuzla');
  });
});

describe('paying', () => {
  it('declined: nothing is lost, and one tries again as a new payment', async () => {
    answer(
      crowdfundingApi.donate,
      taken({ status: 'open' }),
      taken({ status: 'open', client_secret: 'mock_D-1' }),
    );
    answer(crowdfundingApi.donation, donation('declined'), donation('settled'));
    const { user, toDetails, toPayment } = begin();
    await toDetails();
    await user.click(field(/novosti tima/)());
    await user.click(press(/^Nazad$/));
    await toPayment();
    await user.click(press(/^Plati 11/));
    await screen.findByRole('dialog', { name: 'Kartica je odbijena' });
    await user.click(press(/^Pokušaj ponovo$/));
    await user.click(press(/^Nazad$/));
    expect(field('Adresa')().value).toBe('Slatina 12');
    await user.click(press(/^Nastavi na plaćanje$/));
    await user.click(await screen.findByRole('button', { name: /^Plati 11/ }));
    await screen.findByRole('heading', { name: 'Hvala, Nermina.' });
    const bodies = allSent()
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body as Record<string, unknown>);
    expect(bodies[0]).toMatchObject({
      applicationId,
      amount: 11,
      donorName: 'Nermina',
      isAnonymous: true,
      wantsNews: true,
      acceptTerms: true,
    });
    expect(new Set(bodies.map((body) => body.idempotencyKey)).size).toBe(2);
  });

  it('somebody was faster: back to the amount, with what is left now', async () => {
    answer(crowdfundingApi.donate, { failure: { code: 'AMOUNT_EXCEEDS_GOAL' } });
    const { user, toPayment } = begin();
    await toPayment();
    await user.click(press(/^Plati 11/));
    await waitFor(() => expect(amount().value).toBe('11'));
    expect(refresh).toHaveBeenCalled();
  });

  it('a campaign that has ended meanwhile is told in words', async () => {
    answer(crowdfundingApi.donate, { failure: { code: 'CAMPAIGN_CLOSED' } });
    const { user, toPayment } = begin();
    await toPayment();
    await user.click(press(/^Plati 11/));
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
  });

  it('without an answer it is sent again by itself, and counts once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(
      crowdfundingApi.donate,
      'no connection',
      'no connection',
      'no connection',
      taken({ status: 'open', client_secret: 'mock_D-1' }),
    );
    answer(crowdfundingApi.donation, donation('settled'));
    const { user, toPayment } = begin();
    await toPayment();
    await user.click(press(/^Plati 11/));
    await pass(3_100);
    await screen.findByRole('dialog', { name: 'Veza je pukla' });
    await pass(5_100);
    await screen.findByRole('heading', { name: 'Hvala, Nermina.' });
    const keys = allSent()
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as Record<string, unknown>).idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });
});
