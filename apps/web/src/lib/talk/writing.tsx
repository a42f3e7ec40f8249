import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { X } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTalkText } from './text.ts';
import s from './writing.module.css';

interface WritingFieldProps
  extends Pick<ComponentProps<'textarea'>, 'ref' | 'maxLength' | 'aria-describedby' | 'onPaste'> {
  readonly label: string;
  readonly value: string;
  /** Whether what stands there can be sent. */
  readonly ready: boolean;
  /** Where Enter alone sends, and Shift + Enter begins a new line. */
  readonly enterSends?: boolean;
  readonly send: { readonly icon: ReactNode; readonly word: string };
  /** Something other than what both sides read. */
  readonly isNote?: boolean;
  onText(text: string): void;
  onSend(): void;
  onEscape?: () => void;
}

/** The field of a conversation beside its key. Ctrl or Cmd + Enter sends. */
export function WritingField(props: WritingFieldProps) {
  const { label, value, ready, enterSends, send, isNote, onText, onSend, onEscape, ...area } =
    props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const alone = enterSends && !event.shiftKey && !event.altKey;
    if (!alone && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={s.writing}>
      <div className={s.field} data-note={isNote || undefined}>
        <TextArea
          {...area}
          rows={1}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary" disabled={!ready}>
          {send.icon}
          <span className={s.sendWord}>{send.word}</span>
        </Button>
      </div>
    </div>
  );
}

/** Something that goes with the message. */
export function Enclosed({
  icon,
  name,
  onRemove,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  onRemove(): void;
}) {
  const t = useTalkText();
  return (
    <li className={s.enclosed}>
      {icon}
      <span className="break">{name}</span>
      <IconButton label={t('removeFile', { name })} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}

/** The server forgets who writes after some seconds. */
const tellEvery = 3_000;

/** Tells the others now and then that the reader writes. */
export function useTellTyping(tell: () => Promise<unknown>): () => void {
  const sent = useRef(0);
  return () => {
    if (Date.now() - sent.current < tellEvery) return;
    sent.current = Date.now();
    // Whoever is not told sees the message all the same.
    tell().catch(() => undefined);
  };
}
