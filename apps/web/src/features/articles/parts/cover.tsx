import type { ArticleCard } from '@app/contracts/articles/articles.schemas';
import { Cover } from '@app/ui/cover';
import { useRef } from 'react';
import { useMissing } from '../document/use-missing.ts';
import type { NamedBank } from './byline.tsx';

interface ArticleCoverProps {
  readonly article: Pick<ArticleCard, 'slug' | 'cover'> & { readonly bank: NamedBank | null };
  /** It is what the page begins with: it is loaded before the rest. */
  readonly first?: boolean;
}

/** The picture of an article; a drawn one where it has none, or where it did not come. */
export function ArticleCover({ article: { slug, cover, bank }, first = false }: ArticleCoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const missing = useMissing(image, cover.url);
  if (cover.url === '' || missing) return <Cover id={slug} emblem={bank?.emblem ?? slug} />;
  return (
    <img
      ref={image}
      className="fills"
      src={cover.url}
      alt={cover.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
