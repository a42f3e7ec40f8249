import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useFormat } from '../format/use-format.ts';
import { session } from '../session/session.ts';
import { useShellText } from '../texts/text.ts';
import { followSeen } from './keep-seen.ts';
import { keptPages } from './kept-pages.ts';

/** Shows a page of a member as it was last seen until it stands anew. */
export function useSeenBefore(): void {
  const { pathname, search, hash, key } = useLocation();
  const path = useMatches().at(-1)?.id ?? '';
  const { momentOf } = useFormat();
  const t = useShellText();
  const describe = useEffectEvent((main: HTMLElement) => {
    const { profile } = session.read();
    if (!profile || !keptPages.has(path) || search || hash) return null;
    return { main, pathname, member: profile.id, note: t('seenAt', { at: momentOf(new Date()) }) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own
  useEffect(() => {
    const main = document.getElementById('main');
    return main ? followSeen(main, () => describe(main)) : undefined;
  }, [key]);
}
