import type { FundExceededDetails } from '@app/contracts/funds/funds.schemas';
import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { sectionKeysOf, withoutSections } from '@app/domain/applications/form/form';
import { formOf, type GrantKind } from '@app/domain/applications/form/forms';
import { Checkbox } from '@app/ui/checkbox';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { applications, useFormText } from '../../../entities/applications/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import type { DeskEvent } from '../desk-event.ts';
import { useDeskRefresh } from '../queries.ts';
import { type ReviewsKey, useReviewsText } from '../text.ts';
import s from './decision-dialog.module.css';

type Decision = Exclude<DeskEvent, 'startCampaign'>;

interface DecisionWords {
  readonly title: ReviewsKey;
  readonly text: ReviewsKey;
  readonly reason: ReviewsKey;
  readonly done: ReviewsKey;
  readonly needsReason?: true;
  readonly needsSections?: true;
}

const words: Record<Decision, DecisionWords> = {
  approve: {
    title: 'askApprove',
    text: 'askApproveText',
    reason: 'reasonOptional',
    done: 'done_approve',
  },
  declareWinner: {
    title: 'askDeclareWinner',
    text: 'askApproveText',
    reason: 'reasonOptional',
    done: 'done_declareWinner',
  },
  reject: {
    title: 'askReject',
    text: 'askRejectText',
    reason: 'reasonReject',
    done: 'done_reject',
    needsReason: true,
  },
  returnForChanges: {
    title: 'askReturn',
    text: 'askReturnText',
    reason: 'reasonReturn',
    done: 'done_returnForChanges',
    needsReason: true,
    needsSections: true,
  },
  reopenDecision: {
    title: 'askReopen',
    text: 'askReopenText',
    reason: 'reasonReopen',
    done: 'done_reopenDecision',
    needsReason: true,
  },
  publish: {
    title: 'askPublish',
    text: 'askPublishText',
    reason: 'reasonOptional',
    done: 'done_publish',
  },
};

interface Values {
  readonly reason: string;
  readonly sections: string[];
  readonly fundsOverride: string;
}

interface DecisionDialogProps {
  readonly event: Decision;
  readonly detail: BoardDetail;
  onClose(): void;
}

export default function DecisionDialog({ event, detail, onClose }: DecisionDialogProps) {
  const t = useReviewsText();
  const { language } = useLanguage();
  const refresh = useDeskRefresh();
  const { id, kind, about, call } = detail.application;
  const projectTitle = about.title;
  const { title, text, done, needsReason, needsSections, reason: label } = words[event];
  const { km } = useFormat();
  /** What the bank's fund said to the last try. */
  const [exceeded, setExceeded] = useState<FundExceededDetails>();
  const bodyOf = ({ fundsOverride, ...values }: Values) => ({
    event,
    ...values,
    ...(exceeded?.canOverride ? { fundsOverride } : {}),
  });
  const form = useSubmitForm<Values>({
    values: { reason: '', sections: [], fundsOverride: '' },
    schema: () =>
      import('@app/contracts/applications/applications.schemas').then((it) => it.MoveBody),
    bodyOf,
    check: ({ reason, sections }) => ({
      reason:
        needsReason && reason.trim() === ''
          ? t(event === 'reopenDecision' ? 'reopenReasonMissing' : 'reasonMissing')
          : '',
      sections: needsSections && sections.length === 0 ? t('sectionsMissing') : '',
    }),
    send: async (values) => {
      try {
        await applications.move({ params: { id }, body: bodyOf(values) });
      } finally {
        void refresh();
      }
      onClose();
      toast({ title: t(done), description: projectTitle, tone: 'ok' });
    },
    refused: (error) => {
      if (isApiError(error, 'CONFLICT_OF_INTEREST')) return t('conflictDecides');
      if (!isApiError(error, 'FUND_EXCEEDED')) return errorText(error, language);
      const details = error.details as FundExceededDetails;
      setExceeded(details);
      const said = t('fundExceeded', { left: km(details.left), asked: km(details.asked) });
      return details.canOverride ? said : `${said} ${t('fundExceededOthers')}`;
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(title, { title: projectTitle })}
      description={t(text === 'askApproveText' && detail.told ? 'askRollingText' : text)}
      confirmLabel={t(event)}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone={event === 'reject' ? 'danger' : 'primary'}
      busy={form.busy}
      busyLabel={t('sending')}
      onConfirm={() => void form.submit()}
    >
      <form className="form" {...form.props}>
        {needsSections ? (
          <Sections
            kind={kind}
            omitted={call.omittedSections}
            {...form.bind('sections')}
            error={form.error('sections')}
          />
        ) : null}
        <Field label={t(label)} required={needsReason === true} error={form.error('reason')}>
          <TextArea rows={4} maxLength={2000} {...form.register('reason')} />
        </Field>
        {exceeded?.canOverride ? (
          <Field
            label={t('fundsOverride')}
            hint={t('fundsOverrideHint')}
            required
            error={form.error('fundsOverride')}
          >
            <TextArea rows={3} maxLength={2000} {...form.register('fundsOverride')} />
          </Field>
        ) : null}
        {form.failure ? (
          <Note tone="bad" role="alert">
            <b>{t('notDecided')}</b> {form.failure}
          </Note>
        ) : null}
      </form>
    </ConfirmDialog>
  );
}

function Sections(props: {
  kind: GrantKind;
  omitted: readonly string[];
  value: readonly string[];
  onValue(value: string[]): void;
  error: string | undefined;
}) {
  const t = useReviewsText();
  const { kind, omitted, value, onValue, error } = props;
  const say = useFormText(kind);
  const mendable = sectionKeysOf(withoutSections(formOf(kind), omitted)).filter(
    (key) => key !== 'review',
  );
  return (
    <Field as="group" label={t('sections')} error={error} required>
      <div className={s.sections}>
        {mendable.map((key) => (
          <Checkbox
            key={key}
            label={say(`section.${key}`)}
            checked={value.includes(key)}
            onChange={(event) =>
              onValue(
                event.target.checked ? [...value, key] : value.filter((other) => other !== key),
              )
            }
          />
        ))}
      </div>
    </Field>
  );
}
