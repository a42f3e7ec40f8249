import * as Radix from 'radix-ui/toolbar';
import type { ComponentProps } from 'react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

export type ToolbarProps = ComponentProps<typeof Radix.Root> & {
  /** What its tools are for, said aloud. */
  label: string;
};

/** Tools side by side: one stop for Tab, left and right lead from tool to tool. */
export const Toolbar = ({ label, ...rest }: ToolbarProps) => (
  <Radix.Root aria-label={label} {...rest} />
);

/** One of them; also as the trigger of a Menu. */
export const Tool = (props: IconButtonProps) => (
  <Radix.Button asChild>
    <IconButton {...props} />
  </Radix.Button>
);
