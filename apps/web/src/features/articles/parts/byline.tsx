import type { ArticleAuthor, ArticleView } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { Avatar, AvatarGroup } from '@app/ui/avatar';
import { Fragment } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useArticlesText } from '../text.ts';

/** The id of an account stands at the end of the address of its profile. */
const pictureOf = ({ profileSlug, profilePictureUrl }: ArticleAuthor): string | null =>
  profileSlug ? profileImageUrl(profileSlug.slice(-36), profilePictureUrl) : null;

/** The youth bank in whose name it appears; its emblem may be unknown yet. */
export interface NamedBank {
  readonly slug: string;
  readonly name: string;
  readonly emblem?: string;
}

interface BylineProps {
  readonly article: Pick<ArticleView, 'authors' | 'readingTime'> & {
    readonly bank: NamedBank | null;
    readonly publishedAt: string | null;
    readonly updatedAt?: string | null;
  };
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ article }: BylineProps) {
  const t = useArticlesText();
  const { dayOf, longDate } = useFormat();
  const { authors, bank, publishedAt, updatedAt, readingTime } = article;
  const names = authors.map(({ name }) => name || t('formerMember'));
  const [only] = authors;
  const facts = [
    t('minutes', { count: readingTime }),
    publishedAt ? longDate(publishedAt) : null,
    updatedAt ? t('changedOn', { date: dayOf(updatedAt) }) : null,
  ].filter((one) => one !== null);
  return (
    <div className="row">
      {authors.length === 1 && only ? (
        <Avatar name={names[0]} src={pictureOf(only)} />
      ) : (
        <AvatarGroup
          label={names.join(', ')}
          people={authors.map((one, n) => ({ name: names[n] ?? '', src: pictureOf(one) }))}
        />
      )}
      <p className="small">
        <b className="bold">
          {authors.map((author, n) => (
            <Fragment key={`${author.profileSlug}${author.name}`}>
              {n === 0 ? '' : n === authors.length - 1 ? ` ${t('and')} ` : ', '}
              <Author author={author} name={names[n] ?? ''} />
            </Fragment>
          ))}
        </b>
        {bank ? (
          <>
            <span className="muted">, </span>
            <Link className="link" to={pages.bank({ bankSlug: bank.slug })}>
              {bank.name}
            </Link>
          </>
        ) : null}
        <br />
        <span className="muted">{facts.join(', ')}</span>
      </p>
    </div>
  );
}

function Author({ author: { profileSlug }, name }: { author: ArticleAuthor; name: string }) {
  return profileSlug ? <Link to={pages.profile({ profileSlug })}>{name}</Link> : name;
}

/** The same in one line, on a card. */
export function ShortByline({ article }: { article: BylineProps['article'] }) {
  const t = useArticlesText();
  const { authors, bank, readingTime } = article;
  const names = authors.map(({ name }) => name || t('formerMember'));
  const [first] = names;
  const who = bank?.name ?? (names.length > 1 ? `${first} +${names.length - 1}` : first);
  return (
    <>
      {who ? `${who}, ` : ''}
      {t('minutes', { count: readingTime })}
    </>
  );
}
