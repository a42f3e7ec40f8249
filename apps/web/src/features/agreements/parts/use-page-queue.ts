import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { isApiError, isUnheard } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { usePut } from '../queries.ts';

const { path } = parseAddress(agreementsPaths.addPage);

interface Waiting {
  readonly file: File;
  /** The page whose place it takes. */
  readonly instead: string | undefined;
}

/** A file that the server does not take, and why. */
interface Refused {
  readonly name: string;
  readonly why: string;
}

/**
 * Sends pages one after the other. Where the connection breaks, what is saved stays and the rest
 * waits here; it goes on by itself once there is a connection.
 */
export function usePageQueue(id: string) {
  const put = usePut(id);
  const { language } = useLanguage();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [isLost, setLost] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const queue = useRef<Waiting[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async ({ file, instead }: Waiting, signal: AbortSignal) => {
    const form = new FormData();
    if (instead) form.set('instead', instead);
    form.set('file', file, file.name);
    put(await upload<AgreementView>(urlOf(path, { params: { id } }), form, { signal }));
  };
  const go = async () => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setLost(false);
    for (let one = queue.current[0]; one; one = queue.current[0]) {
      try {
        await sendOne(one, abort.signal);
      } catch (error) {
        if (abort.signal.aborted) return;
        if (isUnheard(error) || isApiError(error, 'RATE_LIMITED')) {
          setLost(true);
          break;
        }
        const why = errorText(error, language);
        setRefused((before) => [...before, { name: one.file.name, why }]);
      }
      queue.current.shift();
      setWaiting([...queue.current]);
    }
    running.current = null;
  };
  const add = (files: readonly File[], instead?: string) => {
    setRefused([]);
    queue.current.push(...files.map((file) => ({ file, instead })));
    setWaiting([...queue.current]);
    void go();
  };
  const resume = useEffectEvent(() => void go());
  useEffect(() => {
    const online = () => resume();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  return { waiting, isLost, refused, add, again: () => void go() };
}
