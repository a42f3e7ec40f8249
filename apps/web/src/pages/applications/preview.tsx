import { goalsOf, orangeParts } from '../../features/applications/public.ts';
import type { Route } from './+types/preview';
import { previewLoader, revalidatesPreview } from './load.ts';
import { ProjectPreview } from './preview-page.tsx';

export const loader = previewLoader('orange', goalsOf);
export const shouldRevalidate = revalidatesPreview;

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return <ProjectPreview loaded={loaderData} parts={orangeParts} />;
}
