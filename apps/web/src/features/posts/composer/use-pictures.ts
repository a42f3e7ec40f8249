import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { newId } from '../../../lib/new-id.ts';
import { placeholderOf } from '../../../lib/pictures/picture-file.ts';
import { sendPostPicture } from './send-picture.ts';

/** A picture on its way, or one that did not arrive. */
export interface Underway {
  readonly key: string;
  readonly file: File;
  /** Twenty by twenty, to be shown blurred; null where the browser cannot read it. */
  readonly placeholder: ImageBitmap | null;
  readonly percent: number;
  /** Null while it is sent; else what the server said, if anything. */
  readonly error: string | null;
}

interface UploadedPicture {
  readonly url: string;
  readonly fileName: string;
}

/** Pictures of a post that are being sent; what arrives is handed on. */
export function usePictures(onUploaded: (picture: UploadedPicture) => void) {
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const patch = (key: string, change: Partial<Underway>) =>
    setUnderway((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUnderway((before) => before.filter((one) => one.key !== key));
  };
  const run = async (key: string, file: File) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    patch(key, { percent: 0, error: null });
    const onProgress = (percent: number) => patch(key, { percent });
    try {
      const { url, fileName } = await sendPostPicture(file, { signal: abort.signal, onProgress });
      if (abort.signal.aborted) return;
      remove(key);
      uploaded.current({ url, fileName });
    } catch (error) {
      if (abort.signal.aborted) return;
      patch(key, { error: isApiError(error) && error.status > 0 ? error.text : '' });
    }
  };
  const add = async (file: File) => {
    const key = newId();
    const placeholder = await placeholderOf(file);
    setUnderway((before) => [...before, { key, file, placeholder, percent: 0, error: null }]);
    await run(key, file);
  };
  return { underway, add, remove, again: ({ key, file }: Underway) => run(key, file) };
}

export type PicturesUnderway = ReturnType<typeof usePictures>;
