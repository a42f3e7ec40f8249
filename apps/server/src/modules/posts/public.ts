export { type PublicPost, publicPost } from './posts.public.ts';
export { postsModule } from './posts.routes.ts';
