export { deliver } from './delivery.ts';
export { filesModule } from './files.routes.ts';
export { readForm } from './forms.ts';
export { remakeSquare } from './pictures.ts';
