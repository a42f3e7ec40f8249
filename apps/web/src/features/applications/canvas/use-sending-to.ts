import { useEffect, useSyncExternalStore } from 'react';
import { useCanvas } from './canvas-context.tsx';
import type { Content } from './content.ts';
import type { OnUploaded } from './sending.ts';

/** Files on their way to one field, whichever place its item has by now. */
export function useSendingTo(path: string, onUploaded: OnUploaded) {
  const { content, sending } = useCanvas();
  const place = placeOf(content, path);
  useEffect(() => sending.onUploaded(place, onUploaded));
  const all = useSyncExternalStore(sending.subscribe, sending.read);
  return {
    ...sending,
    going: all.filter((one) => one.place === place),
    send: (files: readonly File[]) => sending.send(place, files),
  };
}

/** A path that names items by their ids. */
function placeOf(content: Content, path: string): string {
  let at: unknown = content;
  const parts = path.split('.').map((part) => {
    at = (at as Record<string, unknown> | null | undefined)?.[part];
    return (at as { readonly id?: string } | null | undefined)?.id ?? part;
  });
  return parts.join('.');
}
