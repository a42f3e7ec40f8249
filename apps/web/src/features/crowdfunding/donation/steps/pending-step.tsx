import { Button } from '@app/ui/button';
import { RotateCw } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { HangingStone } from '@app/ui/scenes/arch-pictures';
import r from '../result.module.css';
import type { StepContext, StepParts } from './parts.ts';

export function pendingStep(context: StepContext): StepParts {
  const { donation, t, onClose } = context;
  const { flow, lost } = donation;
  return {
    title: t(lost ? 'lostTitle' : 'pendingTitle'),
    hideTitle: true,
    step: null,
    look: 'short',
    onBack: () => donation.dispatch({ type: 'back' }),
    body: flow.leaving ? <Leaving context={context} /> : <Pending context={context} />,
    footer: (
      <>
        <Button
          variant="secondary"
          wide
          busy={donation.checking}
          busyLabel={t('checking')}
          onClick={donation.check}
        >
          <RotateCw />
          {t('check')}
        </Button>
        <Button variant="ghost" wide onClick={onClose}>
          {t('close')}
        </Button>
      </>
    ),
  };
}

function Pending({ context }: { context: StepContext }) {
  const { donation, t } = context;
  const { flow, lost } = donation;
  return (
    <>
      <div className={r.result} role="status">
        <HangingStone />
        <p className="title-3">{t(lost ? 'lostTitle' : 'pendingTitle')}</p>
        <p className="muted">
          {lost ? t('lostText') : t('pendingText', { email: flow.details.donorEmail.trim() })}
        </p>
      </div>
      <Note tone="info">{t('pendingNote')}</Note>
    </>
  );
}

function Leaving({ context: { t } }: { context: StepContext }) {
  return (
    <div className={r.result} role="status">
      <HangingStone />
      <p className="title-3">{t('leaving')}</p>
    </div>
  );
}
