import { Button } from '@app/ui/button';
import { Check, Copy } from '@app/ui/icons';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useSettingsText } from '../text.ts';

/** Puts a text into the clipboard and says so in place. */
export function CopyButton(props: {
  text: string;
  /** What is copied, said aloud. */
  label: string;
  variant?: 'ghost' | 'secondary';
  children?: string;
}) {
  const t = useSettingsText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setCopied(true);
      setTimeout(() => setCopied(false), 4_000);
    } catch {
      // Missing without TLS, or refused by the browser.
      toast({ description: t('copyFailed'), tone: 'bad' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        variant={props.variant ?? 'ghost'}
        size="m"
        aria-label={props.label}
        onClick={() => void copy()}
      >
        <Icon />
        {copied ? t('copied') : (props.children ?? t('copy'))}
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? t('copied') : ''}
      </span>
    </>
  );
}
