import { useEffect } from 'react';

/** The browser asks before it leaves a page on which something is not saved. */
export function useWarnOnLeaving(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
}
