import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

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
        <Plus className="i" aria-hidden />
      </summary>
      <div>{children}</div>
    </details>
  );
}
