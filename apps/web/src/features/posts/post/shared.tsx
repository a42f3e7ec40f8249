import { pages } from '@app/contracts/pages';
import type { SharedPost } from '@app/contracts/posts/posts.schemas';
import { Avatar } from '@app/ui/avatar';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { usePostsText } from '../text.ts';
import { Attached } from './attached.tsx';
import type { Level } from './level.ts';
import { PersonName } from './person-line.tsx';
import s from './post.module.css';
import { LongWords } from './words.tsx';

/** A post within another; a line in its place where the reader may not see it. */
export function Shared({ post, level }: { post: SharedPost | null; level: Level }) {
  const t = usePostsText();
  if (!post) return <p className={s.gone}>{t('sharedGone')}</p>;
  const Title = level === 2 ? 'h3' : 'h4';
  const { author, content, type, metadata, createdAt, id } = post;
  return (
    <section className={s.shared} aria-label={t('postOf', { name: author.name || t('somebody') })}>
      <div className="row">
        <Avatar name={author.name} src={author.profilePictureUrl} size="s" />
        <div className="small grow break">
          <Title className="bold">
            <PersonName person={author} />
          </Title>
          <p className={s.facts}>
            <Link to={pages.activity({ userId: author.id, objava: id })}>
              <TimeAgo at={createdAt} />
            </Link>
          </p>
        </div>
      </div>
      <LongWords small text={content} mentions={metadata.mentions} />
      {metadata.pollOptions ? (
        <p className="small muted mt3">{metadata.pollOptions.join(' / ')}</p>
      ) : null}
      <Attached type={type} metadata={metadata} />
    </section>
  );
}
