import { useEffect, useRef } from 'react';

/** The title of a step; takes the focus when the step changes, so that it is read aloud. */
export function StepTitle({ step, children }: { step: number | string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return (
    <h1 className="title-1 mt4" ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
