import { useEffect, useRef } from 'react';

/**
 * The text that stands in the place of buttons that were pressed: who cannot see hears it.
 *
 * @param given an answer was given here, and the buttons are no more.
 */
export function useAnswerFocus(given: boolean) {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (given) answer.current?.focus();
  }, [given]);
  return answer;
}
