import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const RenderedAt = createContext(0);

/** True on the server, and in the browser until it has taken over the rendered page. */
let takingOver = true;

export function RenderedAtProvider({ at, children }: { at: number; children: ReactNode }) {
  useEffect(() => {
    takingOver = false;
  }, []);
  return <RenderedAt value={at}>{children}</RenderedAt>;
}

/** Milliseconds; the same for the server and the browser. */
export const useRenderedAt = (): number => use(RenderedAt);

/** Milliseconds; while the browser takes over a rendered page it is the time of the rendering. */
export function useNow(every = 30_000): number {
  const renderedAt = use(RenderedAt);
  const [now, setNow] = useState(() => (takingOver ? renderedAt : Date.now()));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
