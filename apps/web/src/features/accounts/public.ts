export { interests } from './interests.ts';
export { showFieldErrors } from './parts/failures.ts';
