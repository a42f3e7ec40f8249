export { payments } from './client.ts';
