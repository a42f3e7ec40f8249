import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { commentReportReasons } from '@app/domain/articles/article';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { articleTalk } from '../client.ts';
import { useArticlesText } from '../text.ts';
import type { TalkOf } from './use-talk.ts';

interface ReportProps {
  readonly comment: ArticleComment;
  readonly talk: TalkOf;
  onClose(): void;
}

export default function CommentReportDialog({ comment, talk, onClose }: ReportProps) {
  const t = useArticlesText();
  const form = useSubmitForm<{ fault: (typeof commentReportReasons)[number] }>({
    values: { fault: 'insult' },
    send: async (body) => {
      await articleTalk.reportComment({ params: { id: comment.id }, body });
      talk.put({ ...comment, isReported: true });
      toast({ title: t('reported'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('reportTitle')}
      description={t('reportText')}
      form={form}
      onClose={onClose}
      submitLabel={t('reportSend')}
    >
      <Field label={t('reportTitle')} hideLabel error={form.error('fault')}>
        <Select {...form.register('fault')}>
          {commentReportReasons.map((fault) => (
            <option key={fault} value={fault}>
              {t(`${fault}_fault`)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
