export { bankDesk, staffCalls } from './client.ts';
export { CallStatusBadge, CallStatusIcon } from './parts/call-status.tsx';
export { DeskFrame, DeskLinks } from './parts/desk-frame.tsx';
export { type Choice, FilterForm } from './parts/filter-form.tsx';
export { ListPart } from './parts/list-part.tsx';
export { PeopleList } from './parts/people-list.tsx';
export { Waiting } from './parts/waiting.tsx';
export { useAccessText, useDeskText } from './text.ts';
