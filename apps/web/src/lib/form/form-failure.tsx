import { Note } from '@app/ui/note';

/** What went wrong with a form as a whole. */
export function FormFailure({ children }: { children: string }) {
  return children ? (
    <Note tone="bad" role="alert">
      {children}
    </Note>
  ) : null;
}
