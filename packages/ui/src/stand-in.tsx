import { cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** What a stand-in may be given; its own properties win, classes and clicks come together. */
interface Given {
  readonly className?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * The only child with the properties of the control that it stands in for.
 *
 * @param end comes after what the child holds.
 */
export function standIn(children: ReactNode, given: Given, end?: ReactNode): ReactNode {
  if (!isValidElement<Given & { children?: ReactNode }>(children)) return null;
  const { className, onClick, ...own } = children.props;
  const props = {
    ...given,
    ...own,
    className: cx(given.className, className),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      given.onClick?.(event);
    },
  };
  return end ? cloneElement(children, props, own.children, end) : cloneElement(children, props);
}
