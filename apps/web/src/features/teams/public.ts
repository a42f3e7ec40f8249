export { OwnAgeSetting } from './ages/own-age-setting.tsx';
export { ageCorrectionsQuery } from './ages/queries.ts';
export {
  AgeCorrections,
  Calling,
  Invited,
  StatusLabel,
  TeamAnswer,
  TeamSection,
} from './lazy-parts.tsx';
