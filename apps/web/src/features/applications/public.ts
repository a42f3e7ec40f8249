export { sectionLink } from './addresses.ts';
export { applications } from './client.ts';
export { requiredOf, summaryOf } from './next/said.ts';
export { useMissingText } from './next/text.ts';
export { placeWords } from './place-words.ts';
export { RemoveApplication } from './remove/remove-application.tsx';
export { StatusBadge, useNextStep } from './status/status-badge.tsx';
