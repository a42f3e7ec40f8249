export { pictureKeys } from './pictures.service.ts';
export { profilesModule } from './profiles.routes.ts';
export { hideProfile, profileWords, viewProfile } from './profiles.service.ts';
export { findableName } from './search.service.ts';
export { isSeenByMembers, signaturesOf } from './signatures.service.ts';
