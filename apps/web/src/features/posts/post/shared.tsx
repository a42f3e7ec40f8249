import { pages } from '@app/contracts/pages';
import type { SharedPost } from '@app/contracts/posts/posts.schemas';
import { Avatar } from '@app/ui/avatar';
import { Link } from 'react-router';
import { TimeAgo } from '../../../lib/now.tsx';
import { usePostsText } from '../text.ts';
import { Attached } from './attached.tsx';
import { PersonName } from './person-line.tsx';
import s from './post.module.css';
import { LongWords } from './words.tsx';

/** A post within another; a line in its place where the reader may not see it. */
export function Shared({ post }: { post: SharedPost | null }) {
  const t = usePostsText();
  if (!post) return <p className={s.gone}>{t('sharedGone')}</p>;
  const { author, content, type, metadata, createdAt, id } = post;
  return (
    <section className={s.shared} aria-label={t('postOf', { name: author.name || t('somebody') })}>
      <p className="row">
        <Avatar name={author.name} src={author.profilePictureUrl} size="s" />
        <span className="sm grow break">
          <b className="b">
            <PersonName person={author} />
          </b>{' '}
          <Link className="xs mut" to={pages.activity({ userId: author.id, objava: id })}>
            <TimeAgo at={createdAt} />
          </Link>
        </span>
      </p>
      <LongWords small text={content} mentions={metadata.mentions} />
      {metadata.pollOptions ? (
        <p className="sm mut mt3">{metadata.pollOptions.join(' / ')}</p>
      ) : null}
      <Attached type={type} metadata={metadata} />
    </section>
  );
}
