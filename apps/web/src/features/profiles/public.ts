export { profilePath } from './addresses.ts';
export { PrivacySettings } from './privacy/privacy-settings.tsx';
export { useInterestsText, useProfilesText } from './text.ts';
