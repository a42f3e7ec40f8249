import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { applicationSections } from '@app/domain/applications/application.fields';
import { Checkbox } from '@app/ui/checkbox';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { applications } from '../../applications/public.ts';
import type { DeskEvent } from '../desk-event.ts';
import { useDeskRefresh } from '../queries.ts';
import { type ReviewsKey, useFieldsText, useReviewsText } from '../text.ts';
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
  publish: {
    title: 'askPublish',
    text: 'askPublishText',
    reason: 'reasonOptional',
    done: 'done_publish',
  },
};

const mendable = applicationSections.map(({ key }) => key).filter((key) => key !== 'review');

interface DecisionDialogProps {
  readonly event: Decision;
  readonly detail: BoardDetail;
  onClose(): void;
}

/** Asks once before an application is moved, with the words that go to the team. */
export default function DecisionDialog({ event, detail, onClose }: DecisionDialogProps) {
  const t = useReviewsText();
  const { projectTitle } = detail.application;
  const [reason, setReason] = useState('');
  const [sections, setSections] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const { title, text, done, needsReason, needsSections, reason: label } = words[event];
  const lacksReason = needsReason === true && reason.trim() === '';
  const lacksSections = needsSections === true && sections.length === 0;
  const { move, moving, failure } = useMove(detail, event, () => {
    onClose();
    toast({ title: t(done), description: projectTitle, tone: 'ok' });
  });
  const confirm = () => {
    setTried(true);
    if (!lacksReason && !lacksSections) move({ reason, sections });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(title, { title: projectTitle })}
      description={t(text)}
      confirmLabel={t(event)}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone={event === 'reject' ? 'danger' : 'primary'}
      busy={moving}
      busyLabel={t('handingIn')}
      onConfirm={confirm}
    >
      {needsSections ? (
        <Sections
          value={sections}
          onValue={setSections}
          error={tried && lacksSections ? t('sectionsMissing') : undefined}
        />
      ) : null}
      <Field
        label={t(label)}
        required={needsReason === true}
        error={tried && lacksReason ? t('reasonMissing') : undefined}
      >
        <TextArea
          rows={4}
          maxLength={2000}
          value={reason}
          onChange={(typed) => setReason(typed.target.value)}
        />
      </Field>
      {failure ? (
        <Note tone="bad" role="alert">
          <b>{t('notDecided')}</b> {failure}
        </Note>
      ) : null}
    </ConfirmDialog>
  );
}

/** Sends the move; what stands against it is said in words. */
function useMove(detail: BoardDetail, event: Decision, onDone: () => void) {
  const t = useReviewsText();
  const { language } = useLanguage();
  const refresh = useDeskRefresh();
  const { id } = detail.application;
  const moving = useMutation({
    mutationFn: (body: { reason: string; sections: readonly string[] }) =>
      applications.move({
        params: { id },
        body: { event, reason: body.reason, sections: [...body.sections] },
      }),
    onSuccess: onDone,
    onSettled: refresh,
  });
  const { error } = moving;
  const failure = isApiError(error, 'CONFLICT_OF_INTEREST')
    ? t('conflictDecides')
    : error && errorText(error, language);
  return { move: moving.mutate, moving: moving.isPending, failure };
}

function Sections(props: {
  value: readonly string[];
  onValue(value: readonly string[]): void;
  error: string | undefined;
}) {
  const t = useReviewsText();
  const fields = useFieldsText();
  const { value, onValue, error } = props;
  return (
    <Field as="group" label={t('sections')} error={error} required>
      <div className={s.sections}>
        {mendable.map((key) => (
          <Checkbox
            key={key}
            label={fields(key)}
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
