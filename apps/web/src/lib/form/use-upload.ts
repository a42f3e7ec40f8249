import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/error.ts';
import type { UploadOptions } from '../api/upload.ts';

export interface Sending {
  readonly percent: number;
  cancel(): void;
}

/**
 * Sends one file at a time and says how far it is, until its part of the page is left.
 *
 * @param failed said where the server said nothing.
 */
export function useUpload<T>(failed: string) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * @param onRefused told why, where the reader did not end it themselves.
   * @returns what the server keeps; null where it was not sent.
   */
  const keep = async (
    send: (options: UploadOptions) => Promise<T>,
    onRefused: (text: string) => void = setError,
  ): Promise<T | null> => {
    const abort = new AbortController();
    const onProgress = (percent: number) => setSending({ percent, cancel: () => abort.abort() });
    running.current = abort;
    setError(undefined);
    onProgress(0);
    try {
      const uploaded = await send({ signal: abort.signal, onProgress });
      return abort.signal.aborted ? null : uploaded;
    } catch (failure) {
      if (!abort.signal.aborted) onRefused((isApiError(failure) && failure.text) || failed);
      return null;
    } finally {
      if (running.current === abort) setSending(null);
    }
  };
  return { sending, error, keep };
}
