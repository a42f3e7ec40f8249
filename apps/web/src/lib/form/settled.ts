import { useEffect, useState } from 'react';

/** Milliseconds after the last letter before it is searched. */
const searchPause = 200;

/** What was typed, once no letter follows for a moment. */
export function useSettled<T>(value: T, pause = searchPause): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
