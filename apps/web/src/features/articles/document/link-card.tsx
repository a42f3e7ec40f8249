import type { ArticleBlock } from '@app/contracts/articles/article-document.schemas';
import { ArrowUpRight } from '@app/ui/icons';
import { useRef } from 'react';
import s from './document.module.css';
import { useMissing } from './use-missing.ts';

interface LinkCardProps {
  readonly card: Extract<ArticleBlock, { type: 'linkCard' }>['attrs'];
}

/** Another page, told in a few words; the picture is kept here, never asked of there. */
export function ArticleLinkCard({
  card: { url, title, description, siteName, imageUrl },
}: LinkCardProps) {
  const site = siteName || (URL.parse(url)?.host ?? '');
  return (
    <a className={s.card} href={url} rel="noopener nofollow ugc">
      {imageUrl ? <Thumb url={imageUrl} /> : null}
      <span className="column g1">
        <span className="smaller faint">{site}</span>
        <b className="title-4 break">{title || site}</b>
        {description ? <span className="small muted cut-2">{description}</span> : null}
      </span>
      <ArrowUpRight />
    </a>
  );
}

function Thumb({ url }: { url: string }) {
  const image = useRef<HTMLImageElement>(null);
  if (useMissing(image, url)) return null;
  return <img ref={image} src={url} alt="" loading="lazy" decoding="async" />;
}
