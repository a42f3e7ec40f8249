import { mentorshipLimits, type Rating, ratings } from '@app/domain/mentorship/mentorship';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import type { CSSProperties } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { callsOf } from '../client.ts';
import { useRefresh } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import s from './dialogs.module.css';
import type { OfRequest } from './edit.tsx';

/** Rates the mentor of a resolved request, or rates anew (specification §5, §8). */
export default function Rate({ request, onClose }: OfRequest) {
  const t = useMentorshipText();
  const refresh = useRefresh();
  const form = useSubmitForm({
    values: {
      rating: ratings.find((one) => one === request.userRating) ?? (null as Rating | null),
      comment: request.userFeedback ?? '',
    },
    check: ({ rating }) => {
      if (rating !== null) return {};
      toast({ title: t('ratingRequired'), description: t('ratingRequiredText'), tone: 'bad' });
      return { rating: `${t('ratingRequired')}. ${t('ratingRequiredText')}` };
    },
    tell: (text) => toast({ title: t('error'), description: text, tone: 'bad' }),
    refused: (error) =>
      isApiError(error, 'VALIDATION')
        ? undefined
        : [t('rateFailed'), isApiError(error) ? error.text : ''].join(' ').trim(),
    send: async ({ rating, comment }) => {
      if (rating === null) return;
      const body = { rating, comment: comment.trim() };
      await callsOf(request.kind).rate({ params: { id: request.id }, body });
      toast({ title: t('ratedTitle'), description: t('rated'), tone: 'ok' });
      await refresh();
      onClose();
    },
  });
  const { value, onValue } = form.bind('rating');
  const wrong = form.error('rating');
  const comment = form.watch('comment');
  return (
    <FormDialog
      form={form}
      look="base"
      title={t('rateTitle', { name: request.mentorName ?? '' })}
      description={t('rateText')}
      submitLabel={t('rateSend')}
      busyLabel={t('sendingNow')}
      cancelLabel={t('later')}
      onClose={onClose}
    >
      <Field as="group" label={t('rateLegend')} hideLabel error={wrong}>
        <div className={s.rate}>
          {ratings.map((one) => (
            <label key={one} style={{ '--_h': one } as CSSProperties}>
              <input
                type="radio"
                name="rating"
                value={one}
                checked={value === one}
                aria-invalid={wrong ? true : undefined}
                onChange={() => onValue(one)}
              />
              <span className="tabular">{one}</span>
              <small>{t(`rate_${one}`)}</small>
            </label>
          ))}
        </div>
      </Field>
      <Field
        label={t('rateComment')}
        note={t('optional')}
        hint={
          <span className="tabular">
            {comment.length} / {mentorshipLimits.feedback}
          </span>
        }
      >
        <TextArea rows={3} maxLength={mentorshipLimits.feedback} {...form.register('comment')} />
      </Field>
    </FormDialog>
  );
}
