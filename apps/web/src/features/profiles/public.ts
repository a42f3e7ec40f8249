export { profilePath } from './addresses.ts';
export { PrivacySettings } from './privacy/privacy-settings.tsx';
