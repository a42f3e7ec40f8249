export { linkPreviewsModule } from './link-previews.routes.ts';
export { knownPreview } from './link-previews.service.ts';
