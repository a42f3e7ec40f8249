export { profilePath } from './addresses.ts';
export { type Gender, genders, type Interest, interests } from './interests.ts';
export { useInterestsText } from './text.ts';
