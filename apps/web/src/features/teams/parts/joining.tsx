import { canvasOf, pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { Skeleton } from '@app/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAccentOf } from '../../../lib/accent.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { Failed } from '../../../lib/failed.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useLiveData } from '../../../lib/live-data.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { errorText, useShellText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useTeamsText } from '../text.ts';
import s from './joining.module.css';

/** A column that an invitation or a link stands in. */
export function Joining({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={s.column}>
      <h1 className="t1">{title}</h1>
      <div className="mt5">{children}</div>
    </div>
  );
}

/** Milliseconds until what others changed is seen. */
const askedEvery = 60_000;

interface OfferedPageProps<T> {
  /** Of what is offered: a code, an id. */
  readonly name: string;
  readonly description: string;
  ask(): Promise<T>;
  /** In place of what is not there, or no longer. */
  readonly missing: ReactNode;
  children(offered: T, refresh: () => Promise<void>): ReactNode;
}

/**
 * What an address leads to for this reader, and again for whoever signs in, in the colour of its
 * kind.
 */
export function OfferedPage<T extends { readonly kind: string }>({
  name,
  description,
  ask,
  missing,
  children,
}: OfferedPageProps<T>) {
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
    poll: () => askedEvery,
  });
  useAccentOf(data === 'none' ? undefined : data?.kind);
  return (
    <div className="wrap sec-end">
      <PageHead description={description} />
      {data === 'none' ? (
        missing
      ) : data ? (
        children(data, refresh)
      ) : state === 'failed' ? (
        <Failed
          level={1}
          title={shell('errorTitle')}
          text={shell('partFailed')}
          asked={{ refetch: refresh }}
        />
      ) : (
        <Skeleton className={s.waiting} />
      )}
    </div>
  );
}

/** Makes the answers of a page one at a time, and says what stands in the way. */
export function useAnswering() {
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const answer = async (send: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
    }
    setBusy(false);
  };
  return { busy, answer };
}

/** For who has no account here yet, or is not signed in; both lead back. */
export function SignInFirst({ text, returnUrl }: { text: string; returnUrl: string }) {
  const t = useTeamsText();
  return (
    <>
      <p className="mt5">{text}</p>
      <div className="row row-w g4 mt5">
        <Button asChild variant="primary">
          <Link to={pages.register({ returnUrl })}>{t('register')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={pages.login({ returnUrl })}>{t('signIn')}</Link>
        </Button>
      </div>
    </>
  );
}

/** The end of the way in: the application. */
export function Joined({ kind, id }: { kind: string; id: string }) {
  const t = useTeamsText();
  return (
    <EmptyState
      level={1}
      picture={<WholeBridge />}
      title={t('accepted')}
      text={t('acceptedText')}
      action={
        <Button asChild variant="primary">
          <Link to={canvasOf(kind)({ edit: id, dio: 'tim' })}>{t('openApplication')}</Link>
        </Button>
      }
    />
  );
}

/** Nothing to be answered here (any more): what, why, and on to the calls. */
export function NotHere({ title, text }: { title: string; text?: string }) {
  const t = useTeamsText();
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        <Button asChild variant="secondary">
          <Link to={pages.calls({ state: 'open' })}>{t('openCalls')}</Link>
        </Button>
      }
    />
  );
}
