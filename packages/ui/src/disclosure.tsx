import type { ReactNode } from 'react';
import { Plus } from './icons.tsx';

/** A question that opens its answer. Works without scripts. */
export function Disclosure({
  title,
  open,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="qa" open={open}>
      <summary>
        {title}
        <Plus />
      </summary>
      <div>{children}</div>
    </details>
  );
}
