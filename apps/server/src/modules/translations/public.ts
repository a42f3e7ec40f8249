export {
  changeTexts,
  readChange,
  readTextsNow,
  type WantedChange,
} from './translations.changes.ts';
export { defaultTexts } from './translations.defaults.ts';
export { translationsModule } from './translations.routes.ts';
