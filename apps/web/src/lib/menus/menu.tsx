import type * as Shown from '@app/ui/menu';
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  use,
  useState,
} from 'react';
import { useShellText } from '../texts/text.ts';
import { toast } from '../toast.ts';

type Parts = typeof Shown;

let parts: Parts | undefined;
const load = async (): Promise<void> => {
  parts ??= await import('@app/ui/menu');
};
const loadAhead = () => void load().catch(() => undefined);

const Opened = createContext<Parts | null>(null);

type MenuProps = Omit<Shown.MenuProps, 'trigger' | 'openedBy'> & {
  /** A Button or IconButton. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
};

/** Rare actions behind one button; the code of what opens comes when the reader gets there. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const t = useShellText();
  const [openedBy, setOpenedBy] = useState<'press' | 'key' | null>(null);
  if (openedBy && parts) {
    return (
      <Opened value={parts}>
        <parts.Menu {...menu} trigger={trigger} openedBy={openedBy} />
      </Opened>
    );
  }
  const open = (by: 'press' | 'key') =>
    load().then(
      () => setOpenedBy(by),
      () => toast({ title: t('partFailed'), tone: 'bad' }),
    );
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    // A key presses, too, and so does what reads aloud: neither has a place.
    onClick: ({ detail }) => void open(detail === 0 ? 'key' : 'press'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      void open('key');
    },
  });
}

export function MenuItem(props: Shown.MenuItemProps) {
  const opened = use(Opened);
  return opened && <opened.MenuItem {...props} />;
}

export function MenuHeading(props: ComponentProps<Parts['MenuHeading']>) {
  const opened = use(Opened);
  return opened && <opened.MenuHeading {...props} />;
}

export function MenuSeparator() {
  const opened = use(Opened);
  return opened && <opened.MenuSeparator />;
}
