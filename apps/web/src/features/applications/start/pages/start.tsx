import { callPage, pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { Skeleton } from '@app/ui/skeleton';
import { Link, redirect, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { pageLoader } from '../../../../lib/page.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { sourceOf } from '../../../../lib/source.ts';
import { useLocalized } from '../../../../lib/use-format.ts';
import { Redirect, Waiting } from '../../../../shell/waiting.tsx';
import { calls } from '../../../calls/public.ts';
import { useStartText } from '../text.ts';
import type { Route } from './+types/start';
import s from './start.module.css';

export const loader = pageLoader(async ({ ask, params, query }) => {
  const { slug, kind, state, title, questions, contact } = await ask(calls.detail, {
    params: { slug: params.slug ?? '' },
  });
  // Only an open orange call takes applications here; its page says what else may be done.
  if (kind !== 'orange' || state !== 'open')
    throw redirect(callPage({ slug, kind }, { izvor: sourceOf(query) }));
  return { title, call: { slug, questions, contact } };
});

// What is kept on the device is not known to the server.
const StartForm = lazyPart(() => import('../parts/start-form.tsx'), {
  waiting: <Skeleton className={s.waiting} />,
});

/** Before any account: who may apply, what, where, for whom. Who is signed in begins on the canvas. */
export default function StartPage({ loaderData: { title, call } }: Route.ComponentProps) {
  const t = useStartText();
  const localized = useLocalized();
  const { state } = useSession();
  const izvor = sourceOf(useSearchParams()[0]);
  const { slug } = call;
  const canvas = pages.canvas({ call: slug, izvor });
  if (state === 'authenticated') return <Redirect to={canvas} />;
  const unknown = state === 'loading';
  return (
    <>
      <PageHead description={t('description')} />
      <div className={cx('wrap sec-end', unknown && 'if-no-session')}>
        <div className={s.column}>
          <Link className="go mut" to={pages.call({ slug, izvor })}>
            <ArrowLeft />
            {t('back')}
          </Link>
          <h1 className="t1 mt5">{t('title')}</h1>
          <p className="lead mt4">{t('lead', { call: localized(title) })}</p>
          <StartForm call={call} returnUrl={canvas} />
        </div>
      </div>
      <div className="if-session">{unknown ? <Waiting /> : null}</div>
    </>
  );
}
