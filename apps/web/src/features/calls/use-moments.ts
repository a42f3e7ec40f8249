import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useNow } from '../../lib/format/rendered-at.tsx';

/** Asks for the page anew once its call opens or closes. */
export function useMoments({ opensAt, closesAt }: { opensAt: string; closesAt: string }): void {
  const { revalidate } = useRevalidator();
  const now = useNow();
  const passed = [opensAt, closesAt].filter((at) => Date.parse(at) <= now).length;
  const known = useRef(passed);
  useEffect(() => {
    if (known.current === passed) return;
    known.current = passed;
    void revalidate();
  }, [passed, revalidate]);
}
