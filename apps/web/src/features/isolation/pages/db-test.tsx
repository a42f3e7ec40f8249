import type { IsolationTest, TestedDatabase } from '@app/contracts/isolation/isolation.schemas';
import { isAdmin } from '@app/domain/permissions/permissions';
import { isolationTexts } from '@app/messages/isolation';
import { Note } from '@app/ui/note';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import { isolation } from '../client.ts';
import type { Route } from './+types/db-test';
import s from './db-test.module.css';

const useIsolationText = textsFor('isolation', isolationTexts);

export const loader = pageLoader(({ ask }) => ask(isolation.test));

const tones = { safe: 'ok', risk: 'bad', unknown: 'warn' } as const;

export default function DbTestPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useIsolationText();
  const { number } = useFormat();
  const { test, admin } = useOwnTest(loaderData);
  const { status, userCountDifference } = test.isolation;
  return (
    <article className="wrap section">
      <PageHead description={t('description')} />
      <meta name="robots" content="noindex" />
      <h1 className="title-1">{t('title')}</h1>
      <Note tone={tones[status]} className="mt5">
        <p className="bold">{t(status)}</p>
        <p>{t(`${status}Text`)}</p>
      </Note>
      <div className={s.both}>
        {(['development', 'production'] as const).map((name) => (
          <Database key={name} name={name} database={test[name]} admin={admin} />
        ))}
      </div>
      {userCountDifference === null ? null : (
        <p className="mt5">
          {t('difference')}: <b className="tabular">{number(userCountDifference)}</b>
        </p>
      )}
    </article>
  );
}

/** The page is rendered for strangers; an admin is told of members besides. */
function useOwnTest(shown: IsolationTest) {
  const { profile } = useSession();
  const admin = profile !== null && isAdmin({ ...profile, permissions: [] });
  const [own, setOwn] = useState<IsolationTest | null>(null);
  useEffect(() => {
    if (!admin) return undefined;
    const abort = new AbortController();
    // What everybody sees stays where this does not come.
    isolation.test({}, { signal: abort.signal }).then(setOwn, () => undefined);
    return () => abort.abort();
  }, [admin]);
  return { test: (admin && own) || shown, admin: admin && own !== null };
}

interface DatabaseProps {
  readonly name: 'development' | 'production';
  readonly database: TestedDatabase;
  readonly admin: boolean;
}

function Database({ name, database, admin }: DatabaseProps) {
  const t = useIsolationText();
  const { number, dateTime } = useFormat();
  const { host, userCount, latestUser, error } = database;
  return (
    <section aria-labelledby={name}>
      <h2 className="title-3" id={name}>
        {t(name)}
      </h2>
      <dl className="facts mt4">
        <div>
          <dt>{t('host')}</dt>
          <dd className="break">
            {host === 'embedded' ? t('embedded') : (host ?? t('notConfigured'))}
          </dd>
        </div>
        {host === null ? null : (
          <div>
            <dt>{t('userCount')}</dt>
            <dd className="tabular">{userCount === null ? t('unreachable') : number(userCount)}</dd>
          </div>
        )}
        {error ? null : (
          <div>
            <dt>{t('latest')}</dt>
            <dd className="break">
              {latestUser ? (
                <>
                  {latestUser.name}
                  <br />
                  <span className="small muted">
                    {latestUser.email}, {dateTime(latestUser.createdAt)}
                    <br />
                    {latestUser.id}
                  </span>
                </>
              ) : (
                <span className="muted">{t(admin ? 'nobody' : 'latestHidden')}</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
