import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { type AttachedFile, fileLimits } from '@app/domain/applications/form/values';
import { sizeText } from '@app/messages/format/sizes';
import { useEffect, useEffectEvent, useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { newId } from '../../../lib/new-id.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { toast } from '../../../lib/toast.ts';
import { useFilesText } from '../text.ts';

/** A file on its way; one that failed stays until it is sent or taken away. */
export interface Going {
  readonly key: string;
  /** The field for which it is sent. */
  readonly place: string;
  readonly file: File;
  readonly percent: number;
  readonly error?: unknown;
}

export type OnUploaded = (file: AttachedFile) => void;
export type Sending = ReturnType<typeof createSending>;

/** Sends files of an application, also while another of its sections is open. */
export function createSending(applicationId: string) {
  let all: readonly Going[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const attach = new Map<string, OnUploaded>();
  const show = (next: readonly Going[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  const put = (key: string, change: Partial<Going>) =>
    show(all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
    show(all.filter((one) => one.key !== key));
  };
  const go = async ({ key, place, file }: Going) => {
    put(key, { percent: 0, error: undefined });
    if (file.size > fileLimits.bytes) return;
    const abort = new AbortController();
    running.set(key, abort);
    const form = new FormData();
    form.set('file', file, file.name);
    const to = urlOf(parseAddress(applicationsPaths.addFile).path, {
      params: { id: applicationId },
    });
    try {
      const uploaded = await upload<AttachedFile>(to, form, {
        signal: abort.signal,
        onProgress: (percent) => put(key, { percent }),
      });
      if (abort.signal.aborted) return;
      attach.get(place)?.(uploaded);
      drop(key);
    } catch (error) {
      running.delete(key);
      put(key, { error });
    }
  };
  return {
    read: () => all,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Each that was sent for a place is put there by what the place said last. */
    onUploaded: (place: string, put: OnUploaded) => void attach.set(place, put),
    send(place: string, files: readonly File[]): void {
      const added = files.map((file) => ({ key: newId(), place, file, percent: 0 }));
      show([...all, ...added]);
      for (const one of added) void go(one);
    },
    retry: (one: Going) => void go(one),
    drop,
    /** The application is left. @returns names of the files that were not all sent. */
    stop(): string[] {
      const names = all.filter(({ key }) => running.has(key)).map(({ file }) => file.name);
      for (const abort of running.values()) abort.abort();
      return names;
    },
  };
}

/** The sending of the open application, which ends with it. */
export function useSending(applicationId: string): Sending {
  const t = useFilesText();
  const [sending] = useState(() => createSending(applicationId));
  const stop = useEffectEvent(() => {
    for (const name of sending.stop()) {
      toast({ title: t('stopped', { name }), description: t('stoppedHint'), tone: 'bad' });
    }
  });
  useEffect(() => () => stop(), []);
  return sending;
}

/** What became of a file that was not sent. */
export function useSendingProblem({ file, error }: Going): string | undefined {
  const t = useFilesText();
  const { language } = useLanguage();
  if (file.size > fileLimits.bytes) return t('tooLarge', { size: sizeText(file.size, language) });
  if (error === undefined) return undefined;
  return (isApiError(error) && error.text) || t('notSent');
}
