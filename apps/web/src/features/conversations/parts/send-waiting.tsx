import { useSendWaiting } from '../outbox.ts';

/** Sends what was written without a connection, whichever page is open. */
export default function SendWaiting() {
  useSendWaiting();
  return null;
}
