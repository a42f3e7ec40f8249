import { useSecurityText } from '../text.ts';

/** Browser and system in a few words: `Firefox, Linux`. */
export function useDeviceName() {
  const t = useSecurityText();
  return ({ browser, system }: { browser: string | null; system: string | null }): string =>
    [browser, system].filter(Boolean).join(', ') || t('unknownDevice');
}
