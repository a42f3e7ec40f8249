export { FoundBank } from './parts/found-bank.tsx';
