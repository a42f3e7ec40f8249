export { PrivacySettings } from './privacy/privacy-settings.tsx';
