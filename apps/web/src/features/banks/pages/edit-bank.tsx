import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { banks } from '../../../entities/banks/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { caches } from '../../../lib/queries/caches.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText, useShellText } from '../../../lib/texts/text.ts';
import { BankForm } from '../editor/bank-form.tsx';
import { useEditorText } from '../editor-text.ts';

/** What a bank says about itself, for those who write it. */
export default function EditBankPage() {
  const t = useEditorText();
  const shell = useShellText();
  const { language } = useLanguage();
  const { bankSlug: slug = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['banks', 'edit', slug],
    queryFn: ({ signal }) => banks.edit({ params: { slug } }, { signal }),
    ...caches.asShown,
  });
  const foreign = isApiError(error, 'FORBIDDEN') || isApiError(error, 'NOT_FOUND');
  return (
    <div className="wrap section-end page-top">
      <PageHead title={data?.content.name ?? t('basics')} description={t('description')} />
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton width="60%" height={56} />
          <Skeleton height={400} />
        </Loading>
      ) : null}
      {error ? (
        <ErrorState
          level={1}
          title={t(foreign ? 'notYours' : 'failed')}
          text={foreign ? t('notYoursText') : errorText(error, language)}
          action={
            foreign ? (
              <Button asChild>
                <Link to={pages.banksAdmin()}>{t('toAdmin')}</Link>
              </Button>
            ) : (
              <Button onClick={() => void refetch()}>{shell('retry')}</Button>
            )
          }
        />
      ) : null}
      {data ? <BankForm key={data.id} bank={data} /> : null}
    </div>
  );
}
