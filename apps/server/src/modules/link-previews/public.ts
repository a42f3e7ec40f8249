export { linkPreviewsModule } from './link-previews.routes.ts';
