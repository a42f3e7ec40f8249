import { pages } from '@app/contracts/pages';
import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { ArrowRight } from '@app/ui/icons';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { useState } from 'react';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf, daysLater, instantOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import s from './campaign-dialog.module.css';

interface CampaignDialogProps {
  readonly detail: BoardDetail;
  onClose(): void;
}

const usualDays = 30;
/** The greatest amount that the payment side takes. */
const greatestGoal = 100_000_000;

interface CampaignValues {
  goal: number | null;
  from: string;
  to: string;
}

const fields: Readonly<Record<string, keyof CampaignValues>> = {
  targetAmount: 'goal',
  startsAt: 'from',
  endsAt: 'to',
};

export default function CampaignDialog({ detail, onClose }: CampaignDialogProps) {
  const t = useReviewsText();
  const { km } = useFormat();
  const refresh = useDeskRefresh();
  const today = dayOf(useNow());
  const [started, setStarted] = useState<{ slug: string; state: string } | null>(null);
  const { id, targetFundingAmount, minimumCampaignGoal } = detail.application;
  const minimum = km(minimumCampaignGoal);
  const form = useSubmitForm<CampaignValues>({
    values: { goal: targetFundingAmount, from: today, to: daysLater(today, usualDays) },
    check: (values) => ({
      goal: goalFlaw(values.goal, minimumCampaignGoal, {
        unreadable: t('goalUnreadable'),
        tooLow: t('goalTooLow', { minimum }),
        tooHigh: t('goalTooHigh'),
      }),
      from: values.from ? '' : t('dayMissing'),
      to: endFlaw(values, today, t),
    }),
    send: async ({ goal, from, to }) => {
      if (goal === null) return;
      const body = {
        applicationId: id,
        targetAmount: goal,
        startsAt: instantOf(from, '00:00:00'),
        endsAt: instantOf(to, '23:59:59'),
      };
      try {
        setStarted(await crowdfunding.startCampaign({ body }));
      } finally {
        void refresh();
      }
    },
    refused: (error) =>
      isApiError(error, 'GOAL_BELOW_MINIMUM') ? { goal: t('goalTooLow', { minimum }) } : undefined,
    fieldOf: (path) => fields[path] ?? path,
  });
  if (started) {
    return (
      <Started slug={started.slug} scheduled={started.state === 'scheduled'} onClose={onClose} />
    );
  }
  return (
    <FormDialog
      title={t('campaignTitle')}
      description={t('campaignText')}
      form={form}
      onClose={onClose}
      look="base"
      submitLabel={t('startCampaign')}
      busyLabel={t('starting')}
    >
      <Field
        label={t('goal')}
        hint={t('goalHint', { minimum, proposed: km(targetFundingAmount) })}
        error={form.error('goal')}
        required
      >
        <AmountInput {...form.bind('goal')} />
      </Field>
      <div className="two">
        <DateField
          label={t('startsOn')}
          hint={t('startsHint')}
          error={form.error('from')}
          required
          min={today}
          {...form.bind('from')}
        />
        <DateField
          label={t('endsOn')}
          hint={t('endsHint')}
          error={form.error('to')}
          required
          min={form.watch('from') || today}
          {...form.bind('to')}
        />
      </div>
    </FormDialog>
  );
}

function goalFlaw(
  goal: number | null,
  minimum: number,
  words: { unreadable: string; tooLow: string; tooHigh: string },
): string {
  if (goal === null) return words.unreadable;
  if (goal < minimum) return words.tooLow;
  return goal > greatestGoal ? words.tooHigh : '';
}

function endFlaw(
  { from, to }: CampaignValues,
  today: string,
  t: ReturnType<typeof useReviewsText>,
): string {
  if (!to) return t('dayMissing');
  if (to < today) return t('endPassed');
  return from && to < from ? t('endTooEarly') : '';
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
            className="button button-primary"
            to={pages.project({ slug: props.slug })}
            route={pages.project.path}
          >
            {t('campaignGo')}
            <ArrowRight />
          </PageLink>
          <Button variant="ghost" onClick={props.onClose}>
            {t('backToDesk')}
          </Button>
        </>
      }
    >
      <div className={s.started}>
        <WholeBridge />
      </div>
    </Dialog>
  );
}
