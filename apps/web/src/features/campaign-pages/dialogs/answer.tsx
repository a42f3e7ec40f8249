import type { CampaignQuestion } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { campaignPages } from '../client.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';

interface AnswerDialogProps {
  readonly of: OfPage;
  readonly question: CampaignQuestion;
  onClose(): void;
}

export default function AnswerDialog({ of, question, onClose }: AnswerDialogProps) {
  const t = useCampaignPageText();
  // As it stands by now: a teammate may have answered while this was written.
  const stands = of.page.questions.find(({ id }) => id === question.id) ?? question;
  const [known, setKnown] = useState(question.answer);
  const form = useSubmitForm({
    values: { answer: question.answer ?? '' },
    schema: () =>
      import('@app/contracts/campaign-pages/campaign-pages.schemas').then(
        (it) => it.CampaignAnswerBody,
      ),
    bodyOf: (values) => ({ ...values, known }),
    refused: (error) => {
      if (!isApiError(error, 'REVISION_CLASH')) return undefined;
      of.put();
      return t('answerClash');
    },
    send: async ({ answer }) => {
      const body = { answer, known };
      of.put(await campaignPages.answer({ params: { id: question.id }, body }));
      toast({ title: t('answered'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('answerTitle')}
      description={question.question}
      form={form}
      onClose={onClose}
      submitLabel={t('newsPublish')}
      look="base"
    >
      {stands.answer !== null && stands.answer !== known ? (
        <Note tone="warn">
          <p className="bold">{t('answerOther')}</p>
          <p className="lines break">{stands.answer}</p>
          <Button className="mt3" size="m" onClick={() => setKnown(stands.answer)}>
            {t('answerReplace')}
          </Button>
        </Note>
      ) : null}
      <Field label={t('answerField')} error={form.error('answer')} required>
        <TextArea
          rows={5}
          maxLength={campaignPageLimits.answer}
          data-autofocus
          {...form.register('answer')}
        />
      </Field>
    </FormDialog>
  );
}
