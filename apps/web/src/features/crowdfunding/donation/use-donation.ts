import type { Profile } from '@app/contracts/accounts/accounts.schemas';
import type { CampaignView, DonateAnswer } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { newId } from '../../../lib/new-id.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { useSession } from '../../../lib/session/session.ts';
import { accountSettings } from '../client.ts';
import { chosenAmount, firstChoice } from './amount.ts';
import { donateBody, noDetails } from './details.ts';
import { donationDrafts, saveDonationDraft } from './donation-draft.ts';
import {
  type Attempt,
  attemptOf,
  beginFlow,
  type DonationDraft,
  type DonationFlow,
  donationFlow,
} from './flow.ts';
import { paymentWay } from './payment-way.ts';
import { findForm, submitForm } from './provider-form.ts';
import { useDonationStatus } from './use-donation-status.ts';

/** Milliseconds between two tries of a request that had no answer. */
const tryAgainAfter = 5_000;

interface Giving {
  readonly campaign: CampaignView;
  readonly refresh: () => Promise<void>;
  readonly open: boolean;
  readonly resume: boolean;
  readonly wanted?: number | null;
}

export function useDonation({ campaign, refresh, open, resume, wanted = null }: Giving) {
  const { applicationId } = campaign;
  const { demo, publicUrl } = useProduct();
  const { profile } = useSession();
  const [flow, dispatch] = useReducer(donationFlow, null, () =>
    beginFlow(campaign, donationDrafts.read(applicationId) ?? knownOf(profile, campaign)),
  );
  const [phoneless] = useState(flow.details.donorPhone === '');
  useOwnPhone(open && profile !== null && phoneless, (donorPhone) =>
    dispatch({ type: 'known', donorPhone }),
  );
  useWanted(open ? wanted : null, (km) => dispatch({ type: 'wanted', km }));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [resumed, setResumed] = useState(false);
  const resuming = useRef(resume);
  useDonationDraft(applicationId, flow);

  const send = async (attempt: Attempt) => {
    setRefusal(null);
    dispatch({ type: 'pressed', attempt });
    try {
      const answer = await sendDonation(attempt);
      dispatch({ type: 'answered', answer });
      const way = paymentWay(answer.paymentResult, findForm, [
        location.origin,
        new URL(publicUrl).origin,
      ]);
      if (way.kind === 'success') dispatch({ type: 'succeeded' });
      else if (way.kind === 'pending') dispatch({ type: 'waiting' });
      else {
        const { orderNumber, statusToken } = answer;
        saveDonationDraft(applicationId, {
          ...flow,
          attempt: { ...attempt, order: { orderNumber, statusToken } },
        });
        dispatch({ type: 'leaving' });
        if (way.kind === 'form') submitForm(way.form);
        else location.assign(way.url);
      }
      void refresh();
    } catch (error) {
      const refused = refusalOf(error);
      if (refused?.step === 'amount') await refresh();
      setRefusal(refused);
      dispatch(refused ? { type: 'refused', step: refused.step } : { type: 'waiting' });
    }
  };

  const pay = () => {
    const amount = chosenAmount(flow.amount);
    if (amount === null || flow.sending) return;
    const demoFlow = demo ? flow.demoFlow : null;
    const project = { applicationId, title: campaign.title };
    const body = donateBody(project, { amount, details: flow.details, demoFlow });
    void send(attemptOf(flow, body, newId));
  };

  useReturn(flow.leaving, () => dispatch({ type: 'waiting' }));
  const awaited =
    (flow.step === 'pending' && !flow.leaving) || (flow.step === 'success' && !flow.donation);
  const order = open && awaited ? (flow.attempt?.order ?? null) : null;
  const status = useDonationStatus({
    order,
    campaignId: campaign.id,
    onDonation(donation) {
      dispatch({ type: 'told', donation });
      if (!resuming.current) return;
      resuming.current = false;
      setResumed(donation.status === 'held');
      if (donation.status === 'held') dispatch({ type: 'back' });
      else if (donation.status !== 'settled') dispatch({ type: 'again' });
    },
    onUnknown: () => dispatch({ type: 'refused', step: 'payment' }),
  });

  const lost = flow.step === 'pending' && flow.attempt !== null && flow.attempt.order === null;
  const again = useRef<() => void>(() => undefined);
  useEffect(() => {
    again.current = () => {
      if (flow.attempt && !flow.sending) void send(flow.attempt);
    };
  });
  useRepeated(open && lost && !flow.sending, again);

  return {
    flow,
    dispatch,
    refusal,
    resumed: resumed && flow.attempt !== null,
    lost,
    checking: status.state === 'checking' || flow.sending,
    pay,
    check: () => (lost ? again.current() : void status.check()),
  };
}

export type Donation = ReturnType<typeof useDonation>;

/** Milliseconds after which a page that is still here was not left. */
const stillHereAfter = 15_000;

function useReturn(leaving: boolean, back: () => void): void {
  const returned = useEffectEvent(back);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => returned(), stillHereAfter);
    const shown = () => returned();
    addEventListener('pageshow', shown);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', shown);
    };
  }, [leaving]);
}

/** Tries again from time to time, and as soon as the browser is online. */
function useRepeated(wanted: boolean, run: { readonly current: () => void }): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => run.current(), tryAgainAfter);
    const online = () => run.current();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [wanted, run]);
}

/** What was chosen in the page stands in the dialog once it opens, for who has not begun to pay. */
function useWanted(wanted: number | null, choose: (km: number) => void): void {
  const chosen = useEffectEvent(choose);
  useEffect(() => {
    if (wanted !== null) chosen(wanted);
  }, [wanted]);
}

/** A press outlives the page, for the time on the provider's one. */
function useDonationDraft(applicationId: string, flow: DonationFlow): void {
  const wasSaved = useRef(false);
  useEffect(() => {
    if (flow.step === 'success') {
      donationDrafts.drop(applicationId);
      wasSaved.current = false;
    } else if (flow.attempt || wasSaved.current) {
      saveDonationDraft(applicationId, flow);
      wasSaved.current = true;
    }
  }, [applicationId, flow]);
}

/** The number stands in the account alone: no answer about a member gives it to anybody else. */
function useOwnPhone(asked: boolean, known: (phone: string) => void): void {
  const tell = useEffectEvent(known);
  useEffect(() => {
    if (!asked) return undefined;
    const abort = new AbortController();
    accountSettings.account({}, { signal: abort.signal }).then(
      ({ phoneNumber }) => phoneNumber && tell(phoneNumber),
      // Without it the donor writes the number.
      () => undefined,
    );
    return () => abort.abort();
  }, [asked]);
}

/** A member is not asked what the product knows. */
function knownOf(
  profile: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'municipality'> | null,
  campaign: CampaignView,
): DonationDraft | null {
  if (!profile) return null;
  const { firstName: donorName, lastName: donorSurname, email: donorEmail } = profile;
  const known = {
    donorName,
    donorSurname,
    donorEmail,
    donorCity: profile.municipality ?? '',
  };
  return {
    amount: firstChoice(campaign.availableAmount),
    details: { ...noDetails, ...known },
    attempt: null,
  };
}

/** Milliseconds before each further try when the server is not reached. */
const pauses = [1_000, 2_000];

/** A request without an answer is sent again with the same key; `NETWORK` after the last try. */
async function sendDonation({ key, body }: Attempt): Promise<DonateAnswer> {
  for (const pause of [...pauses, null]) {
    try {
      return await crowdfunding.donate({ body: { ...body, idempotencyKey: key } });
    } catch (error) {
      if (pause === null || !isApiError(error, 'NETWORK')) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}

/** Why a donation was refused, and the step that can mend it; null if it is not known whether it was. */
function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return null;
  const { code, text, fields } = error;
  if (code === 'AMOUNT_EXCEEDS_GOAL') return { step: 'amount', text: '', fields: {} };
  if (code === 'CAMPAIGN_CLOSED' || code === 'NOT_FOUND') {
    return { step: 'amount', text, fields: {} };
  }
  if (fields.amount) return { step: 'amount', text: fields.amount, fields };
  const step = Object.keys(fields).length > 0 ? 'details' : 'payment';
  return { step, text, fields };
}

interface Refusal {
  readonly step: 'amount' | 'details' | 'payment';
  /** What to tell; empty where the step itself says it. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}
