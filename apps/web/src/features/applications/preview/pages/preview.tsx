import { goalsOf } from '../goals.ts';
import { previewLoader, revalidatesPreview } from '../load.ts';
import { orangeParts } from '../orange-parts.ts';
import { Preview } from '../preview-page.tsx';
import type { Route } from './+types/preview';

export const loader = previewLoader('orange', goalsOf);
export const shouldRevalidate = revalidatesPreview;

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return <Preview loaded={loaderData} parts={orangeParts} />;
}
