import type { ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { pages } from '@app/contracts/pages';
import { readingMinutes } from '@app/domain/articles/article.document';
import { slugify } from '@app/domain/slug';
import { languageTag } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeft, Eye, Pencil } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import {
  useLeaveWarning,
  useLookAgain,
  useSaverOfTabs,
} from '../../../lib/autosave/use-autosave.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PageTitle } from '../../../lib/page/page-head.tsx';
import { SaveStateView } from '../../../lib/writing/save-state.tsx';
import { useEditorText } from '../desk-text.ts';
import { Body, Opening } from '../parts/shown.tsx';
import { ArticleStatusBadge } from '../parts/status-badge.tsx';
import { historyQuery, workKey } from '../queries.ts';
import { ArticleChanges } from './changes.tsx';
import s from './desk.module.css';
import { type DeskOf, DeskProvider, useDesk } from './desk-context.ts';
import { Invitation } from './invitation.tsx';
import { Moves } from './moves.tsx';
import { createArticleSaver } from './saver.ts';
import { Side } from './side.tsx';
import { ArticleVersions } from './versions.tsx';
import { Writing } from './writing.tsx';

interface DeskProps {
  /** Id or slug by which it was asked for. */
  readonly requestedId: string;
  readonly work: ArticleWork;
  readonly userId: string;
  readonly claim: EditorClaim;
}

/** An article while it is written, or while somebody decides about it. */
export function ArticleDesk({ requestedId, work, userId, claim }: DeskProps) {
  const { id } = work;
  const queries = useQueryClient();
  const onWork = (fresh: ArticleWork) => queries.setQueryData(workKey(requestedId), fresh);
  const saver = useSaverOfTabs(`article:${id}`, (onSaved) =>
    createArticleSaver({ work, userId, claim, onWork, onSaved }),
  );
  useLookAgain(saver, [`article:${id}`]);
  useLeaveWarning(saver);
  const view = useSyncExternalStore(saver.subscribe, saver.read);
  const refresh = async () => {
    await saver.refresh();
    await queries.invalidateQueries(historyQuery(id));
  };
  const desk: DeskOf = {
    work,
    view,
    saver,
    content: view.content,
    isAuthor: work.writers.some(
      (one) => one.id === userId && (one.isOwner || one.agreedAt !== null),
    ),
    refresh,
    put(fresh) {
      onWork(fresh);
      void refresh();
    },
  };
  return (
    <DeskProvider value={desk}>
      <Layout />
    </DeskProvider>
  );
}

function Layout() {
  const t = useEditorText();
  const { work, content, view, saver } = useDesk();
  const [looking, setLooking] = useState(!work.canWrite);
  const { canWrite } = work;
  useEffect(() => {
    setLooking(!canWrite);
    if (canWrite && saver.read().refused.size > 0) void saver.retry();
  }, [canWrite, saver]);
  const isWithheld = view.state === 'gone' || (!canWrite && view.refused.size > 0);
  const title = content.title || t('untitledArticle');
  const turn = () => setLooking(!looking);
  const lookLabel = t(looking ? 'goOnWriting' : 'look');
  const LookIcon = looking ? Pencil : Eye;
  return (
    <>
      <PageTitle title={title} />
      <header className="app-bar">
        <div>
          <Link className="icon-button" to={pages.articles({ dio: 'moji' })} aria-label={t('back')}>
            <ArrowLeft />
          </Link>
          <div className="grow">
            <p className="title-4 cut">{title}</p>
            <p className="smaller muted cut wide-only">
              <Says />
            </p>
          </div>
          {canWrite ? <SaveStateView view={view} /> : <ArticleStatusBadge status={work.status} />}
          <span className="wide-only">
            <ArticleVersions />
          </span>
          {canWrite ? (
            <IconButton className="wide-only" label={lookLabel} onClick={turn}>
              <LookIcon />
            </IconButton>
          ) : null}
          <Moves />
        </div>
      </header>
      <div className={s.columns}>
        <div className={s.main}>
          <div className={cx('phone-only', s.phone)}>
            <p className="smaller muted">
              <Says />
            </p>
            <div className="row row-wrap g2">
              {canWrite ? (
                <Button size="m" variant="soft" onClick={turn}>
                  <LookIcon />
                  {lookLabel}
                </Button>
              ) : null}
              <ArticleVersions />
            </div>
          </div>
          {isWithheld ? <Note tone="bad">{t('gone')}</Note> : null}
          <Invitation />
          {work.returned ? (
            <Note tone="warn" className={s.notice}>
              <b className="bold">{t('returnedBy', { name: work.returned.by || t('anEditor') })}</b>
              <p className="lines mt2">{work.returned.reason}</p>
            </Note>
          ) : null}
          {looking ? <Look /> : <Writing />}
        </div>
        <Side />
      </div>
    </>
  );
}

/** What the status means for who has it open. */
function Says() {
  const t = useEditorText();
  const { momentOf } = useFormat();
  const { status, appearsAt, actions } = useDesk().work;
  const decides = actions.some(({ event }) => event === 'return');
  if (status === 'scheduled' && appearsAt) {
    return t('saysScheduled', { when: momentOf(appearsAt) });
  }
  return t(decides ? 'saysDecide' : says[status]);
}

const says = {
  draft: 'saysDraft',
  review: 'saysReview',
  scheduled: 'statusScheduled',
  published: 'saysPublished',
  amended: 'saysAmended',
  archived: 'saysArchived',
} as const;

/** As it will be read. */
function Look() {
  const t = useEditorText();
  const { work, content } = useDesk();
  const shown = useMemo(
    () => ({
      slug: work.slug,
      language: work.language,
      title: content.title || t('untitledArticle'),
      summary: content.summary,
      body: content.body,
      cover: content.cover,
      tags: content.tags.map((name) => ({ slug: slugify(name, 'oznaka'), name })),
      bank: work.banks.find(({ slug }) => slug === content.bankSlug) ?? null,
      authors: work.writers
        .filter(({ agreedAt, isOwner }) => isOwner || agreedAt)
        .map(({ name }) => ({ name, profileSlug: null, profilePictureUrl: null, headline: '' })),
      readingTime: readingMinutes(content.body),
      canonical: content.canonical || null,
      publishedAt: work.publishedAt,
      updatedAt: null,
    }),
    [work, content, t],
  );
  return (
    <>
      <ArticleChanges />
      <article className={s.look} lang={languageTag[work.language]}>
        <Opening article={shown} />
        <Body article={shown} />
      </article>
    </>
  );
}
