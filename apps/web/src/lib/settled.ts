import { useEffect, useState } from 'react';

/** Milliseconds after the last letter before it is searched. */
const pause = 200;

/** What was typed, once no letter follows for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
