export {
  canvasUrl,
  requestPlace,
  sectionLink,
  sectionOfQuery,
  sectionOfSlug,
  slugOf,
} from './addresses.ts';
export { asksFor } from './asks.ts';
export { applications } from './client.ts';
export { FileLink, FileList } from './files/file-list.tsx';
export { itemNameOf, labelOf, valueAt } from './form-paths.ts';
export { type FormText, useFormText } from './form-texts.ts';
export { type Missed, requiredText, useSummary } from './next/missing-message.ts';
export { useMissingText } from './next/text.ts';
export { ApplicationPictures } from './pictures.tsx';
export { placeWords } from './place-words.ts';
export { Prose } from './prose.tsx';
export { StatusBadge, useNextStep } from './status/status-badge.tsx';
export { useStatusText } from './status/text.ts';
export { Unopened } from './status/unopened.tsx';
