import './overlays.css';
import * as Radix from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

export type MenuProps = {
  /** A Button or IconButton; the menu is called as it is. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
  /** Open from the beginning; by a key, its first row has the focus. */
  openedBy?: 'press' | 'key';
  children: ReactNode;
};

/** Rare actions behind one button. */
export function Menu({ trigger, align = 'end', className, openedBy, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={openedBy !== undefined}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx('menu', className)}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          {openedBy === 'key' ? <FocusFirst /> : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix knows of keys only what was pressed since it is there itself. */
function FocusFirst() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const first = place.current?.parentElement?.querySelector<HTMLElement>('[role^=menuitem]');
    first?.focus({ preventScroll: true });
  }, []);
  return <span ref={place} hidden />;
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  tone?: 'base' | 'bad';
};

/** A row; with `asChild` its only child (a link) is the row and holds its icon itself. */
export function MenuItem({ icon, tone, className, children, asChild, ...rest }: MenuItemProps) {
  const look = cx('menu-item', tone === 'bad' && 'bad', className);
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
  <Radix.Label className="menu-head">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="menu-separator" />;
