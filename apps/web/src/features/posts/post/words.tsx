import { pages } from '@app/contracts/pages';
import type { Mention } from '@app/domain/posts/mentions';
import { cx } from '@app/ui/cx';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { partsOf } from '../content.ts';
import { usePostsText } from '../text.ts';
import s from './post.module.css';

interface WordsProps {
  readonly text: string;
  readonly mentions: readonly (Mention & { readonly profileSlug: string | null })[];
}

/** What somebody wrote: people who are mentioned lead to their profiles, addresses to their pages. */
export function PostText({ text, mentions }: WordsProps): ReactNode {
  const slugs = new Map(mentions.map((one) => [one.userId, one.profileSlug]));
  return partsOf(text, mentions).map((part, n) => {
    if (part.kind === 'text') {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      return <Fragment key={n}>{part.text}</Fragment>;
    }
    if (part.kind === 'link') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <a key={n} className="link" href={part.url} rel="noopener nofollow ugc">
          {part.text}
        </a>
      );
    }
    const profileSlug = slugs.get(part.userId);
    return profileSlug ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Link key={n} className={s.mention} to={pages.profile({ profileSlug })}>
        {part.text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <b key={n} className={s.mention}>
        {part.text}
      </b>
    );
  });
}

/** Longer texts, and those of more lines, open whole when asked. */
const long = { signs: 700, lines: 12 };

/** A text that does not push everything else away. */
export function LongWords({ small = false, ...props }: WordsProps & { readonly small?: boolean }) {
  const t = usePostsText();
  const [whole, setWhole] = useState(false);
  const { text } = props;
  const cut = !whole && (text.length > long.signs || text.split('\n').length > long.lines);
  return (
    <>
      <p className={cx('lines', small ? s.small : s.text, cut && s.cut)}>
        <PostText {...props} />
      </p>
      {cut ? (
        <button type="button" className="go" onClick={() => setWhole(true)}>
          {t('wholeText')}
        </button>
      ) : null}
    </>
  );
}
