export { campaignPagesModule } from './campaign-pages.routes.ts';
