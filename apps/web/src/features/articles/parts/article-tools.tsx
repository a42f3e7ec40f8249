import type { OwnToArticle } from '@app/contracts/articles/article-talk.schemas';
import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { languageTag } from '@app/messages/catalogue';
import { translate } from '@app/messages/translate';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Bookmark, BookmarkCheck, Pencil, Share2, ShieldCheck } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { articleTalk } from '../client.ts';
import { useArticlesText } from '../text.ts';

const ShareDialog = lazyPart(() => import('../../../lib/share/share-dialog.tsx'));

interface ToolsProps {
  readonly article: ArticleView;
  readonly own: OwnToArticle | null;
  onOwn(own: OwnToArticle): void;
}

/** The other language, keeping it, telling others; its authors go on writing from here. */
export function ArticleTools({ article, own, onOwn }: ToolsProps) {
  const t = useArticlesText();
  const [sharing, setSharing] = useState(false);
  const { slug, title, summary, versions, id } = article;
  return (
    <div className="row g1">
      {versions.map((one) => (
        <Link
          key={one.language}
          className="go"
          to={pages.article({ slug: one.slug })}
          lang={languageTag[one.language]}
          hrefLang={languageTag[one.language]}
        >
          {translate(one.language, 'articles.readIn')}
        </Link>
      ))}
      {own?.canWrite ? (
        <ToDesk id={id} label={t('edit')}>
          <Pencil />
        </ToDesk>
      ) : null}
      {own?.canReview ? (
        <ToDesk id={id} label={t('review')}>
          <ShieldCheck />
        </ToDesk>
      ) : null}
      {own ? <Keep slug={slug} own={own} onOwn={onOwn} /> : null}
      <IconButton label={t('share')} onClick={() => setSharing(true)}>
        <Share2 />
      </IconButton>
      <ShareDialog
        open={sharing}
        onOpenChange={setSharing}
        page={{
          what: 'article',
          title,
          text: summary,
          path: pages.article({ slug }),
          card: { type: 'article', id: slug },
        }}
      />
    </div>
  );
}

interface ToDeskProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function ToDesk({ id, label, children }: ToDeskProps) {
  return (
    <Link className="icon-button" to={pages.articleEdit({ id })} aria-label={label} title={label}>
      {children}
    </Link>
  );
}

interface KeepProps extends Pick<ToolsProps, 'onOwn'> {
  readonly slug: string;
  readonly own: OwnToArticle;
}

function Keep({ slug, own, onOwn }: KeepProps) {
  const t = useArticlesText();
  const { language } = useLanguage();
  const { isBookmarked } = own;
  const turn = async () => {
    const wanted = { isBookmarked: !isBookmarked };
    onOwn({ ...own, ...wanted });
    try {
      await articleTalk.bookmark({ params: { slug }, body: wanted });
    } catch (error) {
      onOwn(own);
      toast({ title: t('keepFailed'), description: errorText(error, language), tone: 'bad' });
    }
  };
  return (
    <IconButton
      label={t('keep')}
      aria-pressed={isBookmarked}
      className={cx(isBookmarked && 'accent')}
      onClick={() => void turn()}
    >
      {isBookmarked ? <BookmarkCheck /> : <Bookmark />}
    </IconButton>
  );
}
