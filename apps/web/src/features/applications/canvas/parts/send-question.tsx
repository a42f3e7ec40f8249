import { toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import { useFormat, useLocalized } from '../../../../lib/format/use-format.ts';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import { useApplicationsText, useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface FactsProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** What an application asks for, when it happens, and who does it. */
export function SendFacts({ className, children }: FactsProps) {
  const { about, draft } = useCanvas();
  const t = useFieldsText();
  const say = useSay();
  const { km, date } = useFormat();
  const { startsOn: from, endsOn: to } = about;
  return (
    <dl className={cx('pairs', className)}>
      {children}
      <div>
        <dt>{t('meter')}</dt>
        <dd>{km(toKm(about.requestedAmount))}</dd>
      </div>
      <div>
        <dt>{t('projectPeriod')}</dt>
        <dd>
          {from ? date(from) : '…'} – {to ? date(to) : '…'}
        </dd>
      </div>
      <div>
        <dt>{say('section.team')}</dt>
        <dd>{draft.members.length}</dd>
      </div>
    </dl>
  );
}

/** Shows what is sent, and to whom, and asks once. */
export function SendQuestion() {
  const { about, draft, submission } = useCanvas();
  const t = useApplicationsText();
  const localized = useLocalized();
  return (
    <ConfirmDialog
      open={submission.asking}
      onOpenChange={submission.leave}
      title={t('sendTitle')}
      description={t('sendText')}
      confirmLabel={t(draft.status === 'pending' ? 'sendAgain' : 'submit')}
      cancelLabel={t('sendLater')}
      closeLabel={t('close')}
      onConfirm={submission.submit}
    >
      <SendFacts>
        <div>
          <dt>{t('application')}</dt>
          <dd>{about.title || t('untitledApplication')}</dd>
        </div>
        <div>
          <dt>{t('sendCall')}</dt>
          <dd>{localized(draft.call.title)}</dd>
        </div>
      </SendFacts>
    </ConfirmDialog>
  );
}
