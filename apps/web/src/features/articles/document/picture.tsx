import type { ArticleBlock } from '@app/contracts/articles/article-document.schemas';
import { useRef } from 'react';
import { useMissing } from './use-missing.ts';

interface PictureProps {
  readonly picture: Extract<ArticleBlock, { type: 'image' }>['attrs'];
}

export function ArticlePicture({ picture: { src, alt, caption, width, height } }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  if (useMissing(image, src)) return null;
  return (
    <figure>
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
