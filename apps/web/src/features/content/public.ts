export { AdminTools } from './admin-tools.tsx';
