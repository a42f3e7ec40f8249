import { blueParts } from '../../features/applications/public.ts';
import type { Route } from './+types/blue-preview';
import { previewLoader, revalidatesPreview } from './load.ts';
import { ProjectPreview } from './preview-page.tsx';

export const loader = previewLoader('blue', () => []);
export const shouldRevalidate = revalidatesPreview;

export default function BluePreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProjectPreview loaded={loaderData} parts={blueParts} />;
}
