export { canvasUrl, sectionLink } from './addresses.ts';
export { applications } from './client.ts';
export { useFormText } from './form-texts.ts';
export { requiredText, useSummary } from './next/said.ts';
export { useMissingText } from './next/text.ts';
export { placeWords } from './place-words.ts';
export { BlueReading } from './preview/blue/lazy-reading.tsx';
export { RemoveApplication } from './remove/remove-application.tsx';
export { StatusBadge, useNextStep } from './status/status-badge.tsx';
