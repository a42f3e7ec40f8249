export { OwnGuardian } from './own-guardian.tsx';
