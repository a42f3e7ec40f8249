export { OwnAgeSetting } from './ages/own-age-setting.tsx';
export {
  AgeCorrections,
  Calling,
  Invited,
  StatusLabel,
  TeamAnswer,
  TeamSection,
} from './lazy-parts.tsx';
