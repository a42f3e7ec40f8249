import { cutText } from '@app/domain/cut-text';
import { fourWords } from './four-words.ts';
import { useProduct } from './product.ts';

/** `shared`: what previews of links say instead, uncut. */
export function PageTitle({ title, shared }: { title: string; shared?: string | undefined }) {
  const { brand } = useProduct();
  const full = `${fourWords(title)} | ${brand}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={shared || full} />
    </>
  );
}

export interface PageHeadProps {
  /** A row with `ownTitle` needs it: the name of what is shown, cut to four words. */
  readonly title?: string;
  /** Title of previews, where it is not the page's. */
  readonly shared?: string;
  readonly description: string;
  /** Path or address of a picture for previews. */
  readonly image?: string | null;
  readonly imageAlt?: string;
  readonly type?: 'website' | 'article' | 'profile';
}

export function PageHead(props: PageHeadProps) {
  const { title, shared, description, image, imageAlt, type = 'website' } = props;
  const { publicUrl } = useProduct();
  const text = cutText(description, 'description');
  return (
    <>
      {title === undefined ? null : <PageTitle title={title} shared={shared} />}
      <meta name="description" content={text} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content={type} />
      <meta property="og:image" content={new URL(image || '/share.png', `${publicUrl}/`).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {image && imageAlt ? <meta property="og:image:alt" content={imageAlt} /> : null}
    </>
  );
}
