import type { ReportCase, ReportMove } from '@app/contracts/reports/reports.schemas';
import { reportLimits, reportReasons } from '@app/domain/reports/report';
import type { ReportEvent } from '@app/domain/reports/report.machine';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { reports } from '../client.ts';
import { allReports } from '../queries.ts';
import { useReportsText } from '../text.ts';
import s from './reports.module.css';

const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'));

interface DecideProps {
  readonly of: ReportCase;
  readonly name: string;
  readonly onDecided?: (() => void) | undefined;
}

const said = { dismiss: 'dismissed', warn: 'warned', remove: 'removed' } as const;

/** The decision: with a reason that its owner reads, or left as it is. What is removed is asked once. */
export function Decide({ of: { id, kind }, name, onDecided }: DecideProps) {
  const t = useReportsText();
  const [removal, setRemoval] = useState<ReportMove | null>(null);
  const decision = useAction({
    send: (body: ReportMove) => reports.move({ params: { id }, body }),
    done: (_, { event }) => t(said[event]),
    invalidates: [allReports],
    onSuccess: () => onDecided?.(),
  });
  const form = useSubmitForm<ReportMove>({
    values: { event: 'warn', reason: '', rule: null },
    schema: () => import('@app/contracts/reports/reports.schemas').then((it) => it.ReportMove),
    check: ({ rule, reason }) => ({
      rule: rule ? '' : t('ruleMissing'),
      reason: reason.trim() ? '' : t('reasonMissing'),
    }),
    send: (body) => (body.event === 'remove' ? setRemoval(body) : decision.run(body)),
  });
  const by = (event: ReportEvent) => () => form.change('event', event);
  return (
    <form {...form.props} className={s.decide}>
      <FormFailure>{form.failure}</FormFailure>
      <Field label={t('rule')} error={form.error('rule')}>
        <Select {...form.register('rule', { setValueAs: (value) => value || null })}>
          <option value="">{t('ruleChoose')}</option>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {t(`${one}_fault`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('reason')} hint={t('reasonHint')} error={form.error('reason')}>
        <TextArea rows={3} maxLength={reportLimits.reason} {...form.register('reason')} />
      </Field>
      <div className={s.decisions}>
        <Button
          variant="ghost"
          busy={decision.busy && decision.input?.event === 'dismiss'}
          onClick={() => void decision.run({ event: 'dismiss', reason: '', rule: null })}
        >
          {t('dismiss')}
        </Button>
        <Button type="submit" variant="secondary" busy={form.busy} onClick={by('warn')}>
          {t('warn')}
        </Button>
        <Button type="submit" variant="primary" disabled={form.busy} onClick={by('remove')}>
          {t(`remove_${kind}`)}
        </Button>
      </div>
      {removal ? (
        <RemoveDialog
          kind={kind}
          name={name}
          busy={decision.busy}
          onClose={() => setRemoval(null)}
          onConfirm={() => void decision.run(removal).then((done) => done && setRemoval(null))}
        />
      ) : null}
    </form>
  );
}
