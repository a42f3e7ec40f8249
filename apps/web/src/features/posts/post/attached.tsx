import type { PostMetadata, SharedPost } from '@app/contracts/posts/posts.schemas';
import { ArrowUpRight, GraduationCap, Star } from '@app/ui/icons';
import { useState } from 'react';
import { profilePath } from '../../../entities/profiles/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { usePostsText } from '../text.ts';
import s from './post.module.css';

const PicturesDialog = lazyPart(() => import('./pictures-dialog.tsx'));

/** What goes with the text of a post: pictures, the card of a link, a course, a person. */
export function Attached({ type, metadata }: Pick<SharedPost, 'type' | 'metadata'>) {
  const t = usePostsText();
  const { attachments, linkPreview, courseName, recommendedPerson: person } = metadata;
  return (
    <>
      {type === 'course_completion' && courseName ? (
        <p className={s.mark}>
          <GraduationCap />
          <span>
            <span className="smaller muted block">{t('finished')}</span>
            <b className="bold break">{courseName}</b>
          </span>
        </p>
      ) : null}
      {type === 'recommendation' && person ? (
        <p className={s.mark}>
          <Star />
          <span>
            <span className="smaller muted block">{t('recommends')}</span>
            <b className="bold break">
              {person.profileSlug ? (
                <Link to={profilePath(person.profileSlug)}>{person.name}</Link>
              ) : (
                person.name
              )}
            </b>
          </span>
        </p>
      ) : null}
      {attachments.length > 0 ? <Pictures pictures={attachments} /> : null}
      {linkPreview ? <PostLinkCard card={linkPreview} /> : null}
    </>
  );
}

function Pictures({ pictures }: { pictures: PostMetadata['attachments'] }) {
  const t = usePostsText();
  const [open, setOpen] = useState<number | null>(null);
  const total = pictures.length;
  return (
    <>
      <ul className={s.pictures} data-count={total}>
        {pictures.map(({ url, alt }, n) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`${t('picture_of', { n: n + 1, total })}${alt ? `: ${alt}` : ''}`}
              onClick={() => setOpen(n)}
            >
              <img src={url} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <PicturesDialog
        open={open !== null}
        onOpenChange={() => setOpen(null)}
        pictures={pictures}
        at={open ?? 0}
        onAt={setOpen}
      />
    </>
  );
}

/** Another page, told in a few words; the picture is kept here, never asked of there. */
export function PostLinkCard({ card }: { card: NonNullable<PostMetadata['linkPreview']> }) {
  const { url, title, description, siteName, imageUrl } = card;
  const site = siteName || (URL.parse(url)?.host ?? '');
  const [missing, setMissing] = useState(false);
  return (
    <a className={s.card} href={url} rel="noopener nofollow ugc">
      {imageUrl && !missing ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      ) : null}
      <span className={s.cardWords}>
        <span className="smaller faint break">{site}</span>
        <b className="title-4 break">{title || site}</b>
        {description ? <span className="small muted cut-2">{description}</span> : null}
      </span>
      {imageUrl && !missing ? null : <ArrowUpRight />}
    </a>
  );
}
