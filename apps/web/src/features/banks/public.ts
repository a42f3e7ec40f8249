export { banks } from './client.ts';
export { FoundBank } from './parts/found-bank.tsx';
