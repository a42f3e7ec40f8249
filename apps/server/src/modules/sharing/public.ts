export { drawnApplication } from './sharing.items.ts';
export { createSharedPicture } from './sharing.picture.ts';
export { sharingModule } from './sharing.routes.ts';
