import './overlays.css';
import * as Radix from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ArrowLeft, X } from './icons.tsx';
import { useScrollLock } from './scroll-lock.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question or the name of what is done here. */
  title: ReactNode;
  /** Title only for those who listen; the body carries its own heading. */
  hideTitle?: boolean;
  description?: ReactNode;
  closeLabel: string;
  /** Steps: a bar on top with back, the step, close. */
  step?: ReactNode;
  onBack?: (() => void) | undefined;
  backLabel?: string;
  /** A picture or a gauge on the field, under the bar. */
  top?: ReactNode;
  /** Buttons; on a phone they stay at the thumb. */
  footer?: ReactNode;
  /** The two footer buttons beside each other. */
  footerSide?: boolean;
  /** `short` stays a low sheet on a phone; `wide` 760; `drawer` slides in from the right. */
  look?: 'base' | 'short' | 'wide' | 'drawer';
  /** False while something runs that must not be left by a stray click. */
  dismissible?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string | undefined;
  children?: ReactNode;
};

function Head(props: DialogProps) {
  const close = (
    <Radix.Close asChild>
      <IconButton label={props.closeLabel} disabled={props.dismissible === false}>
        <X />
      </IconButton>
    </Radix.Close>
  );
  if (props.step === undefined && !props.onBack && props.top === undefined) return close;
  return (
    <div className={cx('sheet-head', props.top !== undefined && 'on-field')}>
      {props.onBack ? (
        <IconButton label={props.backLabel ?? ''} onClick={props.onBack}>
          <ArrowLeft />
        </IconButton>
      ) : (
        <span />
      )}
      <div className="mid tabular">{props.step}</div>
      {close}
    </div>
  );
}

function Scrim(props: ComponentProps<'div'>) {
  useScrollLock();
  return <div className="scrim" {...props} />;
}

/** A row of a menu is gone by the time a dialog closes; the button of its menu is not. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || element;
}

/** Its style takes no presses for a moment, so that a double click only opens it. */
const isSettling = (sheet: Element | null): boolean =>
  sheet !== null && getComputedStyle(sheet).pointerEvents === 'none';

/** 480 wide in the middle of a still page; a full sheet on a phone. Focus stays inside. */
export function Dialog(props: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const bar = props.step !== undefined || props.onBack !== undefined || props.top !== undefined;
  const { dismissible = true, look = 'base' } = props;
  const title = (
    <Radix.Title className={props.hideTitle ? 'visually-hidden' : 'title-3'}>
      {props.title}
    </Radix.Title>
  );
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Scrim>
          <Radix.Content
            ref={content}
            role={props.role ?? 'dialog'}
            aria-modal
            className={cx('sheet', look !== 'base' && look, props.className)}
            {...(props.description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = openerOf(document.activeElement);
              const first = content.current?.querySelector<HTMLElement>('[data-autofocus]');
              (first ?? content.current)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            // From the last to the first the focus goes round without scrolling.
            onKeyUp={({ key }) => {
              if (key === 'Tab') document.activeElement?.scrollIntoView?.({ block: 'nearest' });
            }}
            onEscapeKeyDown={(event) => {
              // A list that is open at a field closes first.
              const { target } = event;
              const inList = target instanceof Element && target.matches('[aria-activedescendant]');
              if (!dismissible || inList) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              const pointer = event.detail.originalEvent;
              const onScrollbar = pointer.clientX > document.documentElement.clientWidth;
              if (!dismissible || onScrollbar || isSettling(content.current)) {
                event.preventDefault();
              }
            }}
          >
            {bar && <Head {...props} />}
            {props.top !== undefined && <div className="sheet-top on-field">{props.top}</div>}
            <div className={cx('sheet-body', !bar && 'first')}>
              {bar ? (
                title
              ) : (
                <div className="sheet-title">
                  {title}
                  <Head {...props} />
                </div>
              )}
              {props.description !== undefined && (
                <Radix.Description asChild>
                  <p className="muted">{props.description}</p>
                </Radix.Description>
              )}
              {props.children}
            </div>
            {props.footer !== undefined && (
              <div
                // Buttons of the next step take no press that was meant for those of this one.
                key={typeof props.title === 'string' ? props.title : 'foot'}
                className={cx('sheet-foot', props.footerSide && 'side')}
              >
                {props.footer}
              </div>
            )}
          </Radix.Content>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
