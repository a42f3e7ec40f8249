import { Gallery } from '@app/ui/gallery';
import type { LoaderFunctionArgs } from 'react-router';
import { notFound, pageContext } from '../../lib/page.ts';

/** The design system at a glance; in demo mode only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(pageContext).demo) throw notFound();
  return null;
}

export default function GalleryPage() {
  return <Gallery />;
}
