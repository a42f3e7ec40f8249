import type { ReportedComment } from '@app/contracts/articles/article-talk.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { articleTalk } from '../client.ts';
import { useDeskText } from '../desk-text.ts';
import { reportedQuery } from '../queries.ts';
import { useArticlesText } from '../text.ts';
import s from './own.module.css';

/** Comments that readers told of; a moderator hides one, or leaves it. */
export function Reported() {
  const t = useDeskText();
  const query = useQuery(reportedQuery());
  const { data } = query;
  return (
    <section className="mt7" aria-labelledby="reported">
      <h3 className="title-3" id="reported">
        {t('comments')}
      </h3>
      {query.isError && !data ? <FailedLine query={query} title={t('failed')} /> : null}
      {data?.items.length === 0 ? <p className="muted mt3">{t('commentsNone')}</p> : null}
      <ul className={s.reported}>
        {data?.items.map((one) => (
          <Row key={one.comment.id} reported={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  reported: { comment, article, reports, reportedAt },
}: {
  reported: ReportedComment;
}) {
  const t = useDeskText();
  const say = useArticlesText();
  const decide = useAction({
    send: (isHidden: boolean) =>
      articleTalk.hideComment({ params: { id: comment.id }, body: { isHidden } }),
    done: (_answer, isHidden) => t(isHidden ? 'hidden' : 'left'),
    failed: t('actionFailed'),
    invalidates: [reportedQuery().queryKey],
  });
  return (
    <li>
      <p className="small muted">
        <b className="bold">{comment.name || say('formerMember')}</b>, {t('commentOn')}{' '}
        <Link className="link" to={pages.article({ slug: article.slug, hash: 'razgovor' })}>
          {article.title}
        </Link>
        , <TimeAgo at={reportedAt} />
      </p>
      <p className="lines mt2">{comment.text}</p>
      <p className="small warn-text mt2">
        {reports.map(({ fault, count }) => `${say(`${fault}_fault`)} (${count})`).join(', ')}
      </p>
      <div className="row g2 mt3">
        <Button size="m" onClick={() => void decide.run(true)}>
          {t('hide')}
        </Button>
        <Button size="m" variant="ghost" onClick={() => void decide.run(false)}>
          {t('leave')}
        </Button>
      </div>
    </li>
  );
}
