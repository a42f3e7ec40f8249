export { applications } from './client.ts';
export { StatusBadge, useNextStep } from './status/status-badge.tsx';
