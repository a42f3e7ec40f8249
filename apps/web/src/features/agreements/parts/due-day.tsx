import type { MilestoneView } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import type { DueDayEvent } from '@app/domain/agreements/due-day.machine';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { AgreementReasonDialog } from './reason-dialog.tsx';

interface DueDayProps {
  readonly id: string;
  readonly milestone: MilestoneView;
}

interface Way {
  readonly words: 'askMove' | 'takeBack' | 'acceptDay' | 'refuseDay';
  readonly look?: 'ghost' | 'secondary';
  act(): void;
}

/** Another day of a step that was agreed on: asked for by the team, answered by the bank. */
export function DueDay({ id, milestone }: DueDayProps) {
  const t = useAgreementsText();
  const { longDate } = useFormat();
  const { busy, change } = useChange(id);
  const put = usePut(id);
  const [open, setOpen] = useState<'ask' | 'refuse' | null>(null);
  const { title, asked, dueDayEvents: events } = milestone;
  const move = (event: 'withdraw' | 'accept' | 'refuse', reason = '') =>
    agreements.moveDueDay({ params: { id, item: milestone.id }, body: { event, reason } });
  const ways = {
    ask: { words: 'askMove', act: () => setOpen('ask') },
    withdraw: { words: 'takeBack', act: () => void change(() => move('withdraw')) },
    accept: {
      words: 'acceptDay',
      act: () => void change(() => move('accept')),
      look: 'secondary',
    },
    refuse: { words: 'refuseDay', act: () => setOpen('refuse') },
  } as const satisfies Record<DueDayEvent, Way>;
  return (
    <>
      {asked ? (
        <p className="small mt2">{t('asked', { day: longDate(asked.on), reason: asked.reason })}</p>
      ) : null}
      {events.length > 0 ? (
        <p className={cx('row row-wrap g2 mt2', s.flush)}>
          {events.map((event) => {
            const { words, act, look = 'ghost' }: Way = ways[event];
            return event === 'ask' && asked ? null : (
              <Button
                key={event}
                size="m"
                variant={look}
                busy={busy}
                aria-label={t(`${words}Of`, { what: title })}
                onClick={act}
              >
                {t(words)}
              </Button>
            );
          })}
        </p>
      ) : null}
      {open === 'ask' ? (
        <AskDialog id={id} milestone={milestone} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'refuse' ? (
        <AgreementReasonDialog
          title={t('refuseDayTitle', { what: title })}
          label={t('refuseWhy')}
          submitLabel={t('refuseDay')}
          onClose={() => setOpen(null)}
          send={async (reason) => put(await move('refuse', reason))}
        />
      ) : null}
    </>
  );
}

function AskDialog({ id, milestone, onClose }: DueDayProps & { onClose(): void }) {
  const t = useAgreementsText();
  const { longDate } = useFormat();
  const put = usePut(id);
  const today = dayOf(useNow());
  const { title, dueOn } = milestone;
  const form = useSubmitForm({
    values: { on: '', reason: '' },
    check: ({ on, reason }) => ({
      on: on < today || on === dueOn ? t('askMoveDayPast') : '',
      reason: reason.trim() === '' ? t('askMoveWhyMissing') : '',
    }),
    send: async (body) => {
      const params = { id, item: milestone.id };
      put(await agreements.moveDueDay({ params, body: { ...body, event: 'ask' } }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('askMoveTitle', { what: title })}
      description={t('askMoveText', { day: longDate(dueOn) })}
      form={form}
      onClose={onClose}
      submitLabel={t('askMoveSend')}
    >
      <DateField
        label={t('dueOn')}
        error={form.error('on')}
        required
        min={today}
        {...form.bind('on')}
      />
      <Field label={t('askMoveWhy')} error={form.error('reason')} required>
        <TextArea rows={4} maxLength={agreementLimits.reason} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
