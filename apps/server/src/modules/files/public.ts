export { deliver } from './delivery.ts';
export { storeDocument } from './documents.ts';
export { filesModule } from './files.routes.ts';
export { type FileForm, readForm } from './forms.ts';
export { remakeSquare } from './pictures.ts';
