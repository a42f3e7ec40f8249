export { profiles } from './client.ts';
export { useKnownProfile } from './own/queries.ts';
export { MembersOnly } from './parts/members-only.tsx';
export { ProfileHead } from './parts/profile-head.tsx';
export { ProfileView } from './parts/profile-view.tsx';
export { PrivacySettings } from './privacy/privacy-settings.tsx';
export { useProfilesText } from './text.ts';
export { useReaderProfile } from './use-reader-profile.ts';
