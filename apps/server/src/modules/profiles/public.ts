export {
  cardsOf,
  type Found,
  findPeople,
  likeMinded,
  onlyFindable,
} from './directory.service.ts';
export { pictureKeys } from './pictures.service.ts';
export { schoolmatesOf } from './profiles.repo.ts';
export { profilesModule } from './profiles.routes.ts';
export { hideProfile, profileWords, viewProfile } from './profiles.service.ts';
export { findableName, searchPeople } from './search.service.ts';
export { commonGround } from './shared.service.ts';
export { isSeenByMembers, signaturesOf } from './signatures.service.ts';
