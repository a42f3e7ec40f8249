export { interests } from './interests.ts';
