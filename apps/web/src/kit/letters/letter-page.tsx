import { Skeleton } from '@app/ui/skeleton';
import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/error.ts';
import { useAccentOf } from '../../lib/browser/accent.ts';
import { useLiveData } from '../../lib/live/live-data.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Failed } from '../../lib/queries/failed.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useShellText } from '../../lib/texts/text.ts';
import { LetterWays } from './letter-end.tsx';
import s from './letter-page.module.css';

/** Milliseconds until what others changed is seen. */
const refetchEvery = 60_000;

interface LetterPageProps<T> {
  /** Of what is offered: a code, an id. */
  readonly name: string;
  readonly description: string;
  ask(): Promise<T>;
  /** In place of what is not there, or no longer: a `LetterEnd`, or another way on. */
  readonly missing: ReactNode;
  children(offered: T, refresh: () => Promise<void>): ReactNode;
}

/**
 * What a link leads to for who holds it, and again for whoever signs in, in the colour of its kind
 * if it has one. No state of it is a dead end.
 */
export function LetterPage<T extends object>({
  name,
  description,
  ask,
  missing,
  children,
}: LetterPageProps<T>) {
  const shell = useShellText();
  const session = useSession();
  const { data, state, refresh } = useLiveData<T | 'none'>({
    key: session.state === 'loading' ? null : `${name} ${session.state}`,
    ask: async () => {
      try {
        return await ask();
      } catch (error) {
        if (isApiError(error, 'NOT_FOUND', 'VALIDATION')) return 'none';
        throw error;
      }
    },
    // Who asked hears of the answer as a member of the product.
    topics: session.state === 'authenticated' ? ['user'] : [],
    poll: () => refetchEvery,
  });
  useAccentOf(kindOf(data));
  return (
    <div className="wrap section-end">
      <PageHead description={description} />
      {data === 'none' ? (
        <div className={s.missing}>{missing}</div>
      ) : data ? (
        <>
          {children(data, refresh)}
          <LetterWays />
        </>
      ) : state === 'failed' ? (
        <Failed
          level={1}
          title={shell('errorTitle')}
          text={shell('partFailed')}
          query={{ refetch: refresh }}
        />
      ) : (
        <Skeleton className={s.waiting} />
      )}
    </div>
  );
}

const kindOf = (data: object | 'none' | null): string | undefined =>
  data !== null && data !== 'none' && 'kind' in data ? String(data.kind) : undefined;
