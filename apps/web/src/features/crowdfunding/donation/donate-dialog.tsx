import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Dialog } from '@app/ui/dialog';
import { Note } from '@app/ui/note';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import s from './donate-dialog.module.css';
import { endWords } from './end-words.ts';
import type { Step } from './flow.ts';
import { amountStep } from './steps/amount-step.tsx';
import { detailsStep } from './steps/details-step.tsx';
import type { StepContext, StepParts } from './steps/parts.ts';
import { paymentStep } from './steps/payment-step.tsx';
import { pendingStep } from './steps/pending-step.tsx';
import { successStep } from './steps/success-step.tsx';
import { useDonationText } from './text.ts';
import { useDonation } from './use-donation.ts';

export interface DonateDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly campaign: CampaignView;
  readonly refresh: () => Promise<void>;
  /** The donor comes back to go on with what they had begun. */
  readonly resume: boolean;
  /** KM that the donor chose before it opened. */
  readonly wanted?: number | null;
  readonly onShare: () => void;
}

const steps: Readonly<Record<Step, (context: StepContext) => StepParts>> = {
  amount: amountStep,
  details: detailsStep,
  payment: paymentStep,
  pending: pendingStep,
  over: overStep,
  success: successStep,
};

export default function DonateDialog(props: DonateDialogProps) {
  const { open, campaign } = props;
  const t = useDonationText();
  const format = useFormat();
  const { language } = useLanguage();
  const { brand, demo, smallestGift } = useProduct();
  const donation = useDonation(props);
  const { step, sending } = donation.flow;
  const formId = useId();
  const body = useStepFocus(step, open);

  const show = (wanted: boolean) => {
    props.onOpenChange(wanted);
    if (!wanted && step === 'success') donation.dispatch({ type: 'again' });
  };
  const { body: content, ...parts } = steps[step]({
    campaign,
    donation,
    t,
    format,
    language,
    brand,
    demo,
    smallestGift,
    formId,
    onClose: () => show(false),
    onShare: () => {
      show(false);
      props.onShare();
    },
  });
  return (
    <Dialog
      {...parts}
      open={open}
      onOpenChange={show}
      closeLabel={t('close')}
      backLabel={t('back')}
      dismissible={!sending || step === 'pending'}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name every field again */}
      <div
        ref={body}
        key={step}
        role="group"
        aria-label={parts.title}
        tabIndex={-1}
        data-autofocus
        className={cx('form', s.body)}
      >
        {content}
      </div>
    </Dialog>
  );
}

function useStepFocus(step: Step, open: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (open) {
      body.current?.focus();
      body.current?.closest('[role="dialog"]')?.parentElement?.scrollTo(0, 0);
    }
  }, [step, open]);
  return body;
}

function overStep({ donation, campaign, t, onClose }: StepContext): StepParts {
  const end = donation.flow.end ?? 'declined';
  const [title, text] = endWords[end];
  const again = campaign.isDonationEnabled && (end === 'declined' || end === 'expired');
  return {
    title: t(title),
    step: null,
    look: 'short',
    onBack: again ? () => donation.dispatch({ type: 'again' }) : undefined,
    body: (
      <Note tone={end === 'declined' ? 'bad' : 'info'} role="alert">
        {t(text)}
      </Note>
    ),
    footer: again ? (
      <Button variant="primary" wide onClick={() => donation.dispatch({ type: 'again' })}>
        {t('retry')}
      </Button>
    ) : (
      <Button variant="secondary" wide onClick={onClose}>
        {t('close')}
      </Button>
    ),
  };
}
