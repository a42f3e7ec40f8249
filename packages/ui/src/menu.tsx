import './overlays.css';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactNode;
  /** Name of the menu, said aloud. */
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  children: ReactNode;
};

/** Rare actions behind one button. */
export function Menu({ trigger, label, align = 'end', className, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx('menu', className)}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  tone?: 'base' | 'bad';
};

/** A row; with `asChild` its only child (a link) is the row and holds its icon itself. */
export function MenuItem({ icon, tone, className, children, asChild, ...rest }: MenuItemProps) {
  const look = cx('menu-i', tone === 'bad' && 'bad', className);
  if (asChild) {
    return (
      <Radix.Item asChild className={look} {...rest}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={look} {...rest}>
      {icon}
      <span>{children}</span>
    </Radix.Item>
  );
}

export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="menu-h">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="menu-s" />;
