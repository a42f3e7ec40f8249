export { LockedTab } from './parts/locked-tab.tsx';
export { PermissionsTab } from './parts/permissions-tab.tsx';
export { SessionsTab } from './parts/sessions-tab.tsx';
export { SignInsTab } from './parts/sign-ins-tab.tsx';
export {
  placeUrl as securityUrl,
  type Tab as SecurityTab,
  tabs as securityTabs,
  useSecurityPlace,
} from './place.ts';
export { factorRemovalsQuery, figuresQuery, lockedQuery } from './queries.ts';
