import { pages } from '@app/contracts/pages';
import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { MoneyInput } from '@app/ui/money-input';
import { Note } from '@app/ui/note';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { TextInput } from '@app/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError } from '../../../lib/api/error.ts';
import { dayOf, daysLater, instantOf } from '../../../lib/days.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { PageLink } from '../../../lib/links.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { errorText } from '../../../lib/text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { crowdfunding } from '../../crowdfunding/public.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';

interface CampaignDialogProps {
  readonly detail: BoardDetail;
  onClose(): void;
}

/** How long a campaign runs unless chosen. */
const usualDays = 30;
/** The greatest amount that the payment side takes. */
const greatestGoal = 100_000_000;

/** Goal and days of the campaign, then the way to its public page. */
export default function CampaignDialog({ detail, onClose }: CampaignDialogProps) {
  const t = useReviewsText();
  const form = useCampaignForm(detail);
  const started = form.starting.data;
  if (started) {
    return (
      <Started slug={started.slug} scheduled={started.state === 'scheduled'} onClose={onClose} />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('campaignTitle')}
      description={t('campaignText')}
      closeLabel={t('close')}
      dismissible={!form.starting.isPending}
      footer={
        <Button
          type="submit"
          form="campaign"
          variant="primary"
          wide
          busy={form.starting.isPending}
          busyLabel={t('starting')}
        >
          {t('startCampaign')}
        </Button>
      }
    >
      <CampaignFields form={form} detail={detail} />
    </Dialog>
  );
}

type CampaignForm = ReturnType<typeof useCampaignForm>;

function useCampaignForm({ application }: BoardDetail) {
  const t = useReviewsText();
  const { km } = useFormat();
  const refresh = useDeskRefresh();
  const today = dayOf(useNow());
  const [goal, setGoal] = useState<number | null>(application.targetFundingAmount);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(() => daysLater(today, usualDays));
  const [tried, setTried] = useState(false);
  const minimum = application.minimumCampaignGoal;
  const starting = useMutation({
    mutationFn: (targetAmount: number) =>
      crowdfunding.startCampaign({
        body: {
          applicationId: application.id,
          targetAmount,
          startsAt: instantOf(from, '00:00:00'),
          endsAt: instantOf(to, '23:59:59'),
        },
      }),
    onSettled: refresh,
  });
  const refused = isApiError(starting.error) ? starting.error : undefined;
  const tooLow = t('goalTooLow', { minimum: km(minimum) });
  const errors = {
    goal: goalFlaw(goal, minimum, {
      unreadable: t('goalUnreadable'),
      tooLow,
      tooHigh: t('goalTooHigh'),
    }),
    from: from ? undefined : t('dayMissing'),
    to: endFlaw({ from, to, today }, t),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (goal !== null && !Object.values(errors).some(Boolean)) starting.mutate(goal);
  };
  return {
    ...{ goal, setGoal, from, setFrom, to, setTo, today, minimum, starting, send },
    errors: tried ? withServers(errors, refused, tooLow) : {},
  };
}

function goalFlaw(
  goal: number | null,
  minimum: number,
  words: { unreadable: string; tooLow: string; tooHigh: string },
): string | undefined {
  if (goal === null) return words.unreadable;
  if (goal < minimum) return words.tooLow;
  return goal > greatestGoal ? words.tooHigh : undefined;
}

function endFlaw(
  { from, to, today }: { from: string; to: string; today: string },
  t: ReturnType<typeof useReviewsText>,
): string | undefined {
  if (!to) return t('dayMissing');
  if (to < today) return t('endPassed');
  return from && to < from ? t('endTooEarly') : undefined;
}

interface Errors {
  readonly goal?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The server's word on a field stands where ours does not. */
function withServers(own: Errors, refused: ApiError | undefined, tooLow: string): Errors {
  const goal = refused?.code === 'GOAL_BELOW_MINIMUM' ? tooLow : refused?.fields.targetAmount;
  return {
    goal: own.goal ?? goal,
    from: own.from ?? refused?.fields.startsAt,
    to: own.to ?? refused?.fields.endsAt,
  };
}

function CampaignFields({ form, detail }: { form: CampaignForm; detail: BoardDetail }) {
  const t = useReviewsText();
  const { km } = useFormat();
  const { language } = useLanguage();
  const { errors, starting } = form;
  const onField = errors.goal ?? errors.from ?? errors.to;
  const proposed = km(detail.application.targetFundingAmount);
  return (
    <form id="campaign" className="form" onSubmit={form.send} noValidate>
      <Field
        label={t('goal')}
        hint={t('goalHint', { minimum: km(form.minimum), proposed })}
        error={errors.goal}
        required
      >
        <MoneyInput value={form.goal} onValue={form.setGoal} locale={language} unit="KM" />
      </Field>
      <div className="two">
        <Field label={t('startsOn')} hint={t('startsHint')} error={errors.from} required>
          <TextInput
            type="date"
            min={form.today}
            value={form.from}
            onChange={(event) => form.setFrom(event.target.value)}
          />
        </Field>
        <Field label={t('endsOn')} hint={t('endsHint')} error={errors.to} required>
          <TextInput
            type="date"
            min={form.from || form.today}
            value={form.to}
            onChange={(event) => form.setTo(event.target.value)}
          />
        </Field>
      </div>
      {starting.isError && !onField ? (
        <Note tone="bad" role="alert">
          {errorText(starting.error, language)}
        </Note>
      ) : null}
    </form>
  );
}

function Started(props: { slug: string; scheduled: boolean; onClose(): void }) {
  const t = useReviewsText();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={t(props.scheduled ? 'campaignScheduled' : 'campaignStarted')}
      description={t('campaignText')}
      closeLabel={t('close')}
      look="short"
      footerSide
      footer={
        <>
          <PageLink
            className="btn btn-p"
            to={pages.project({ slug: props.slug })}
            route={pages.project.path}
          >
            {t('campaignGo')}
            <ArrowRight className="i" aria-hidden />
          </PageLink>
          <Button variant="ghost" onClick={props.onClose}>
            {t('backToDesk')}
          </Button>
        </>
      }
    >
      <div className="started">
        <WholeBridge />
      </div>
    </Dialog>
  );
}
