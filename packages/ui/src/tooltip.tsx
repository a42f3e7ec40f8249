import './overlays.css';
import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

export type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One control that can be focused. */
  children: ReactNode;
};

/** A short word about a control, after 700 ms or on focus. Never the only place of a fact. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={700}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={12}>
            {text}
            <Radix.Arrow />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
