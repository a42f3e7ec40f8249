import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { type Pane, useDeskPlace } from './desk-place.ts';

/**
 * A phone shows one pane at a time: the link that leads to this one goes away with its own pane,
 * and its focus would be lost.
 *
 * @returns for the heading of the pane
 */
export function usePaneFocus(pane: Pane): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useDeskPlace().pane === pane;
  const followed = useNavigationType() !== 'POP';
  useEffect(() => {
    const at = document.activeElement;
    const stands = at !== null && at !== document.body && at.getClientRects().length > 0;
    if (shown && followed && !stands) heading.current?.focus({ preventScroll: true });
  }, [shown, followed]);
  return heading;
}
