import { pages } from '@app/contracts/pages';
import { withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout, MissingStone } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { applications, canvasUrl } from '../../../../entities/applications/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { isApiError } from '../../../../lib/api/error.ts';
import { useEditorClaim } from '../../../../lib/autosave/editor-claim.ts';
import { PageTitle } from '../../../../lib/page/page-head.tsx';
import { Failed, type FailedProps } from '../../../../lib/queries/failed.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { LazyEligibility } from '../../../calls/public.ts';
import { useApplicationsText } from '../../text.ts';
import { draftKey } from '../use-saver.ts';
import { CanvasDesk } from './desk.tsx';
import s from './opening.module.css';
import { OwnBar } from './own-bar.tsx';

interface BeginProps {
  readonly kind: string;
  readonly slug: string;
  readonly source: string | undefined;
}

export function Begin({ kind, slug, source }: BeginProps) {
  const t = useApplicationsText();
  const begun = useQuery({
    queryKey: ['applications', 'begin', slug],
    queryFn: async () => {
      const made = await applications.create({
        body: { callSlug: slug, ...(source && { source }) },
      });
      const { carryStart } = await import('../../start/starts.ts');
      await carryStart(slug, made.id);
      return made;
    },
    gcTime: 0,
  });
  if (begun.data) return <Navigate replace to={canvasUrl(kind, begun.data.id)} />;
  if (begun.isPending) return <PageSpinner label={t('opening')} />;
  if (isApiError(begun.error, 'CALL_CLOSED', 'NOT_FOUND')) {
    return (
      <Screen>
        <EmptyState
          level={1}
          picture={<MissingStone />}
          title={t('callClosedTitle')}
          text={t('callClosedText')}
          action={
            <Link className="button button-primary" to={pages.calls({ state: 'open' })}>
              {t('openCalls')}
            </Link>
          }
        />
      </Screen>
    );
  }
  if (isApiError(begun.error, 'TOO_MANY_DRAFTS')) {
    return <Refused title={t('tooManyTitle')} text={begun.error.text} />;
  }
  return <NotCome query={begun} />;
}

/** The kind decides at which address an application is written. */
export function OpenApplication({ kind, id }: { kind: string; id: string }) {
  const t = useApplicationsText();
  const { profile } = useSession();
  const userId = profile?.id ?? '';
  const claim = useEditorClaim('canvas', userId, id);
  const opened = useQuery({
    queryKey: draftKey(id),
    queryFn: async () => {
      // Stands above the first fields, which must not move under somebody's hands.
      const [draft] = await Promise.all([
        applications.open({ params: { id } }),
        LazyEligibility.load(),
      ]);
      return draft;
    },
    gcTime: 0,
  });
  const found = opened.data?.kind;
  const [query] = useSearchParams();
  if (found && found !== kind) return <Navigate replace to={canvasUrl(found, id, query)} />;
  if (opened.data && claim) {
    const form = withoutSections(formOf(kind), opened.data.call.omittedSections);
    return <CanvasDesk draft={opened.data} form={form} userId={userId} claim={claim} />;
  }
  if (opened.isPending || !opened.isError) return <PageSpinner label={t('opening')} />;
  if (isApiError(opened.error, 'FORBIDDEN')) {
    return <Refused title={t('lookOnlyTitle')} text={t('lookOnlyText')} />;
  }
  // An address that is no id at all does not exist either.
  if (isApiError(opened.error, 'NOT_FOUND', 'VALIDATION')) {
    return <Refused title={t('missingTitle')} text={t('missingText')} />;
  }
  return <NotCome query={opened} />;
}

function Refused({ title, text }: { title: string; text: string }) {
  const t = useApplicationsText();
  return (
    <Screen>
      <EmptyState
        level={1}
        picture={<Lookout />}
        title={title}
        text={text}
        action={
          <Link className="button button-primary" to={pages.ownApplications({ tab: 'sve' })}>
            {t('mine')}
          </Link>
        }
      />
    </Screen>
  );
}

function NotCome({ query }: Pick<FailedProps, 'query'>) {
  const t = useApplicationsText();
  return (
    <Screen>
      <Failed level={1} title={t('notLoaded')} text={t('failedText')} query={query} />
    </Screen>
  );
}

function Screen({ children }: { children: ReactNode }) {
  const t = useApplicationsText();
  return (
    <div>
      <PageTitle title={t('mine')} />
      <OwnBar />
      <div className={cx('wrap', s.screen)}>{children}</div>
    </div>
  );
}
