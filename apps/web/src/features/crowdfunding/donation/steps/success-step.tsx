import { addKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { Share2 } from '@app/ui/icons';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { Skeleton } from '@app/ui/skeleton';
import { missingToGoal } from '../../../../entities/crowdfunding/public.ts';
import { chosenAmount } from '../amount.ts';
import r from '../result.module.css';
import type { StepContext, StepParts } from './parts.ts';
import s from './success-step.module.css';

export function successStep(context: StepContext): StepParts {
  const { t, donation, onClose, onShare } = context;
  const name = donation.flow.donation?.donorFirstName ?? donation.flow.details.donorName.trim();
  const thanks = t('thanks', { name });
  return {
    title: thanks,
    hideTitle: true,
    step: null,
    body: <Success context={context} thanks={thanks} />,
    footer: (
      <>
        <Button variant="primary" wide onClick={onShare}>
          <Share2 />
          {t('shareCampaign')}
        </Button>
        <Button variant="secondary" wide onClick={onClose}>
          {t('close')}
        </Button>
      </>
    ),
  };
}

function Success({ context, thanks }: { context: StepContext; thanks: string }) {
  const { campaign, donation, t, format } = context;
  const told = donation.flow.donation;
  const given = told?.amount ?? chosenAmount(donation.flow.amount) ?? 0;
  const amount = format.km(given);
  const added = told?.matchedAmount ?? 0;
  const left = missingToGoal(told?.campaign ?? campaign);
  const facts = [
    [t('receipt'), told?.receiptNumber],
    [t('amount'), amount],
    [
      t('date'),
      told?.settledAt && `${format.date(told.settledAt)}, ${format.time(told.settledAt)}`,
    ],
    [t('sentTo'), told?.donorEmail ?? donation.flow.details.donorEmail.trim()],
  ] as const;
  return (
    <>
      <div className={r.result} role="status">
        <WholeBridge />
        <p className="title-2">{thanks}</p>
        <p className="muted">
          {added > 0
            ? t('higherMatched', {
                amount,
                added: format.km(added),
                both: format.km(addKm(given, added)),
              })
            : t('higher', { amount })}{' '}
          {left > 0 ? t('stillMissing', { amount: format.km(left) }) : t('goalReached')}
        </p>
      </div>
      <div className={s.stub}>
        <dl className="facts r tight">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{value ?? <Skeleton width={120} className="at-end" />}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
