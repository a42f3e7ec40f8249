export { commonGround } from './cards.repo.ts';
export {
  cardsOf,
  type Found,
  findPeople,
  likeMinded,
} from './directory.service.ts';
export { pictureKeys } from './pictures.service.ts';
export { isNotHidden, profileOf, schoolmatesOf, townspeopleOf } from './profiles.repo.ts';
export { profilesModule } from './profiles.routes.ts';
export { hideProfile, profileWords, viewProfile } from './profiles.service.ts';
export { searchPeople } from './search.service.ts';
