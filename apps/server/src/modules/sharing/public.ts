export { createSharedPicture } from './sharing.picture.ts';
export { sharingModule } from './sharing.routes.ts';
