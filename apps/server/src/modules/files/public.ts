export { withoutAuthor } from './authors.ts';
export { deliver, forReader } from './delivery.ts';
export { type Paper, readPaper, storeDocument } from './documents.ts';
export { filesModule } from './files.routes.ts';
export { nobody, pictureKey, postPictureKey, readPicture, storePicture } from './files.service.ts';
export { type FileForm, readForm } from './forms.ts';
export { olderWord } from './older-word.ts';
export { printedPicture, remakeSquare } from './pictures.ts';
