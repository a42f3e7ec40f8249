import { blueParts } from '../blue/blue-parts.ts';
import { previewLoader, revalidatesPreview } from '../load.ts';
import { Preview } from '../preview-page.tsx';
import type { Route } from './+types/blue-preview';

export const loader = previewLoader('blue', () => []);
export const shouldRevalidate = revalidatesPreview;

export default function BluePreviewPage({ loaderData }: Route.ComponentProps) {
  return <Preview loaded={loaderData} parts={blueParts} />;
}
