import type { ApplicationView } from '@app/contracts/applications/applications.schemas';

/** Whether the call of an application asks for a section at all. */
export const asksFor =
  ({ call }: Pick<ApplicationView, 'call'>) =>
  (section: string): boolean =>
    !call.omittedSections.includes(section);
