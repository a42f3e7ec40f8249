import { callPage } from '@app/contracts/pages';
import { ArrowLeft } from '@app/ui/icons';
import { Skeleton } from '@app/ui/skeleton';
import { redirect, useSearchParams } from 'react-router';
import { calls } from '../../../../entities/calls/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { sourceOf } from '../../../../lib/addresses/source.ts';
import { useLocalized } from '../../../../lib/format/use-format.ts';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import { pageLoader } from '../../../../lib/page/page.ts';
import { PageHead } from '../../../../lib/page/page-head.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { UntilKnown } from '../../../../shell/waiting.tsx';
import { useMoments } from '../../../calls/public.ts';
import { useStartText } from '../text.ts';
import type { Route } from './+types/start';
import s from './start.module.css';

export const loader = pageLoader(async ({ ask, params, query }) => {
  const { slug, kind, state, title, questions, contact, opensAt, closesAt } = await ask(
    calls.detail,
    { params: { slug: params.slug ?? '' } },
  );
  // Only an open call takes applications; its page says what else may be done.
  if (state !== 'open') throw redirect(callPage({ slug, kind }, { izvor: sourceOf(query) }));
  return {
    title,
    accent: kind,
    call: { slug, kind, questions, contact },
    moments: { opensAt, closesAt },
  };
});

// What is kept on the device is not known to the server.
const StartForm = lazyPart(() => import('../parts/start-form.tsx'), {
  waiting: <Skeleton className={s.waiting} />,
});

/** Before the long form, and before any account: who may apply, what, where, for whom. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { title, call, moments } = loaderData;
  useMoments(moments);
  const t = useStartText();
  const localized = useLocalized();
  const unknown = useSession().state === 'loading';
  const izvor = sourceOf(useSearchParams()[0]);
  return (
    <>
      <PageHead description={t('description')} />
      <UntilKnown unknown={unknown} className="wrap section-end">
        <div className={s.column}>
          <Link className="go muted" to={callPage(call, { izvor })}>
            <ArrowLeft />
            {t('back')}
          </Link>
          <h1 className="title-1 mt5">{t('title')}</h1>
          <p className="lead mt4">
            {t(call.questions.length > 0 ? 'leadFirst' : 'lead', { call: localized(title) })}
          </p>
          {unknown ? <Skeleton className={s.waiting} /> : null}
          {unknown ? null : <StartForm call={call} izvor={izvor} />}
        </div>
      </UntilKnown>
    </>
  );
}
