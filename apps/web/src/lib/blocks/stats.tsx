import { useEffect, useRef, useState } from 'react';
import { counting } from './counting.ts';
import { motionAllowed, useSeen } from './use-seen.ts';

/** How long a number takes to count up. */
const countMs = 900;

/** A number that counts up when it comes into sight, once; others and programs read its end. */
export function CountedUp({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place, 0.5);
  const [share, setShare] = useState(1);
  const counted = useRef(false);
  useEffect(() => {
    if (!seen || counted.current || !motionAllowed()) return undefined;
    counted.current = true;
    let frame = 0;
    const begun = performance.now();
    const step = (now: number) => {
      const time = Math.min(1, Math.max(0, now - begun) / countMs);
      setShare(1 - (1 - time) ** 3);
      if (time < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [seen]);
  if (share === 1) return <span ref={place}>{text}</span>;
  return (
    <span ref={place}>
      <span aria-hidden="true">{counting(text, share)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
