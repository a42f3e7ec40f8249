import { Note } from '@app/ui/note';

export function FormFailure({ children }: { children: string }) {
  return children ? (
    <Note tone="bad" role="alert">
      {children}
    </Note>
  ) : null;
}
