import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { sectionKeysOf, withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import type { CommentAudience } from '@app/domain/comments/comment';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useMemo } from 'react';
import type { To } from 'react-router';
import { useFormText } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { DiscussionProvider, useComments } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';
import { type Section, SectionCommentComposer } from './composer.tsx';
import { type Talk, Thread } from './thread.tsx';

export interface DiscussionProps {
  readonly application: ApplicationView;
  readonly audience: CommentAudience;
  /** Shows only what is said of this section, and begins with it. */
  readonly section?: string | null;
  /** Where a section stands; all of them, for null. */
  readonly linkOf?: ((section: string | null) => To) | undefined;
}

/** What is said about an application, thread by thread, and room to say more. */
export default function Discussion(props: DiscussionProps) {
  const { application, audience, section, linkOf } = props;
  const t = useCommentsText();
  const say = useFormText(application.kind);
  const { id } = application;
  const of = useMemo(() => ({ id, audience }), [id, audience]);
  const query = useComments(of);
  const { data } = query;
  const form = withoutSections(formOf(application.kind), application.call.omittedSections);
  const sections = sectionKeysOf(form)
    .filter((key) => key !== 'review')
    .map((key) => ({ key, name: say(`section.${key}`) }));
  const about = sections.find(({ key }) => key === section);
  const talks = talksIn(data ?? []).filter(({ root }) => !about || root.section === about.key);
  const settled = talks.filter(({ root }) => root.resolved);
  const list = (shown: readonly Talk[]) => (
    <ul className={s.threads}>
      {shown.map((talk) => {
        const named = about ? undefined : sections.find(({ key }) => key === talk.root.section);
        return (
          <Thread
            key={talk.root.id}
            application={application}
            talk={talk}
            about={named ? <About section={named} linkOf={linkOf} /> : null}
          />
        );
      })}
    </ul>
  );
  return (
    <DiscussionProvider value={of}>
      <section className={s.discussion} aria-labelledby={`comments-${audience}`}>
        <Head audience={audience} about={about} linkOf={linkOf} />
        {query.isPending ? (
          <Loading label={t('loading')} className={s.threads}>
            <Skeleton height={200} />
            <Skeleton height={200} />
            <Skeleton height={200} />
          </Loading>
        ) : null}
        {query.isError && !data ? (
          <Failed query={query} title={t('loadFailed')} text={t('loadFailedText')} />
        ) : null}
        {data ? (
          <>
            {talks.length === 0 ? <Empty audience={audience} about={about} /> : null}
            {list(talks.filter(({ root }) => !root.resolved))}
            {settled.length > 0 ? (
              <Disclosure title={t('resolvedCount', { count: settled.length })} wide>
                {list(settled)}
              </Disclosure>
            ) : null}
            <SectionCommentComposer key={about?.key} sections={sections} section={about?.key} />
          </>
        ) : null}
      </section>
    </DiscussionProvider>
  );
}

interface HeadProps extends Pick<DiscussionProps, 'audience' | 'linkOf'> {
  /** The one section that is shown. */
  readonly about: Section | undefined;
}

function Head({ audience, about, linkOf }: HeadProps) {
  const t = useCommentsText();
  const isBoard = audience === 'board';
  return (
    <div>
      <h2 className="title-3" id={`comments-${audience}`}>
        {t(isBoard ? 'titleBoard' : 'titleTeam')}
        {about ? `: ${about.name}` : null}
      </h2>
      <p className="small muted mt2">{t(isBoard ? 'leadBoard' : 'leadTeam')}</p>
      {about && linkOf ? (
        <div className={s.actions}>
          <Link className="go" to={linkOf(about.key)}>
            {t('openSection', { section: about.name })} <ArrowRight />
          </Link>
          <Link className="go" to={linkOf(null)}>
            {t('all')} <ArrowRight />
          </Link>
        </div>
      ) : null}
    </div>
  );
}

function Empty({ audience, about }: Omit<HeadProps, 'linkOf'>) {
  const t = useCommentsText();
  if (about) return <p className="muted">{t('emptySection')}</p>;
  const text = t(audience === 'board' ? 'emptyBoard' : 'emptyTeam');
  return <EmptyState title={t('emptyTitle')} text={text} />;
}

/** Threads in the order in which they were begun, each with its answers. */
function talksIn(all: readonly CommentView[]): Talk[] {
  const roots = all.filter(({ parentId }) => parentId === null);
  return roots.map((root) => ({
    root,
    answers: all.filter(({ parentId }) => parentId === root.id),
  }));
}

interface AboutProps extends Pick<DiscussionProps, 'linkOf'> {
  readonly section: Section;
}

function About({ section: { key, name }, linkOf }: AboutProps) {
  const t = useCommentsText();
  if (!linkOf) return <p className="smaller faint">{name}</p>;
  return (
    <Link className="go smaller" to={linkOf(key)} aria-label={t('openSection', { section: name })}>
      {name} <ArrowRight />
    </Link>
  );
}
