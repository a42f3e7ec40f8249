import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Leads the reader to the first wrong field of a form, as browsers do by themselves.
 *
 * @returns the form's ref, and `refuse`, to be called after the errors were set.
 */
export function useWrongFocus(): {
  form: RefObject<HTMLFormElement | null>;
  refuse: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong?.matches('input, select, textarea') ? wrong : wrong?.querySelector('input');
    field?.focus();
  }, [refused]);
  return { form, refuse: () => setRefused((times) => times + 1) };
}
