export { banks } from './client.ts';
