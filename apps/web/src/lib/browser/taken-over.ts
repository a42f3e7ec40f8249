import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken over the page; until then it shows what the server rendered. */
export const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
