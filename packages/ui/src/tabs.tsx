import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export type TabItem<V extends string> = {
  value: V;
  label: ReactNode;
  /** A number beside the word; nothing is shown for 0. */
  count?: number | undefined;
};

export type TabsProps<V extends string> = {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onValue: (value: V) => void;
  /** Wraps the list, e.g. a sticky band with `.wrap` inside. */
  frame?: (list: ReactNode) => ReactNode;
  /** `TabPanel`s. */
  children: ReactNode;
  className?: string | undefined;
};

/** Tabs over panels on the same page. For tabs that are pages use links with `.tab` and `aria-current`. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const known = (value: string) => props.items.find((item) => item.value === value);
  const list = (
    <RadixTabs.List className="tabs" aria-label={props.label}>
      {props.items.map((item) => (
        <RadixTabs.Trigger key={item.value} value={item.value} className="tab">
          {item.label}
          {item.count ? <span className="n tabular">{item.count}</span> : null}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
  return (
    <RadixTabs.Root
      className={props.className}
      value={props.value}
      onValueChange={(value) => {
        const item = known(value);
        if (item) props.onValue(item.value);
      }}
    >
      {props.frame ? props.frame(list) : list}
      {props.children}
    </RadixTabs.Root>
  );
}

/** What one tab opens. */
export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <RadixTabs.Content value={value} className={className}>
      {children}
    </RadixTabs.Content>
  );
}
