import { pages } from '@app/contracts/pages';
import type { PostView } from '@app/contracts/posts/posts.schemas';
import { Avatar } from '@app/ui/avatar';
import { Globe, type Icon, Lock, Users } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { useInterestsText } from '../../../entities/profiles/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { usePostsText } from '../text.ts';
import type { Level } from './level.ts';
import { PersonName } from './person-line.tsx';
import s from './post.module.css';

const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'));

const sees: Record<PostView['visibility'], Icon> = {
  public: Globe,
  connections: Users,
  private: Lock,
};

interface HeadProps {
  readonly post: PostView;
  readonly titleId: string;
  readonly level: Level;
  readonly children: ReactNode;
}

/** Who wrote it, when, for whom, and why the reader finds it here. */
export function PostHead({ post, titleId, level, children }: HeadProps) {
  const t = usePostsText();
  const [open, setOpen] = useState(false);
  const { id, author, createdAt, editedAt, visibility } = post;
  const Seen = sees[visibility];
  const Title = `h${level}` as const;
  return (
    <header className={s.head}>
      <Avatar name={author.name} src={author.profilePictureUrl} />
      <div className={s.who}>
        <Title className="bold break" id={titleId}>
          <PersonName person={author} />
        </Title>
        {author.title ? <p className="smaller muted cut">{author.title}</p> : null}
        <p className={s.facts}>
          <Link to={pages.activity({ userId: author.id, objava: id })}>
            <TimeAgo at={createdAt} />
          </Link>
          <Seen label={t(`visibility_${visibility}`)} />
          {editedAt ? (
            <button type="button" aria-label={t('versionsOf')} onClick={() => setOpen(true)}>
              {t('edited')}
            </button>
          ) : null}
          <Reason post={post} />
        </p>
      </div>
      {children}
      <VersionsDialog open={open} onOpenChange={setOpen} id={id} />
    </header>
  );
}

function Reason({ post: { reason, author } }: Pick<HeadProps, 'post'>) {
  const t = usePostsText();
  const interest = useInterestsText();
  if (!reason || reason.kind === 'own') return null;
  const { kind } = reason;
  const name =
    kind === 'follow'
      ? author.name || t('somebody')
      : kind === 'interest'
        ? interest(reason.name as Parameters<typeof interest>[0])
        : reason.name;
  return <span>{t(`reason_${kind}`, { name })}</span>;
}
