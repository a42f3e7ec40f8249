import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useLandings } from '../kit/place/landing.ts';
import { useFollowedLinks } from '../lib/addresses/links.tsx';
import { useOfflinePage } from '../lib/browser/offline-page.ts';
import { readStored } from '../lib/drafts/storage.ts';
import { usePageViews } from '../lib/page/page-views.ts';
import { onSessionExpired, session, useSession } from '../lib/session/session.ts';
import { onLanguageChosen, useLanguage } from '../lib/texts/language.tsx';
import { useShellText } from '../lib/texts/text.ts';
import { toast } from '../lib/toast.ts';
import { useFocusInSight } from './focus-in-sight.ts';

export function Followers() {
  useFollowedLinks();
  useSessionFollowers();
  useLanguageFollowers();
  useSmoothHashes();
  useLandings();
  useFocusInSight();
  usePageViews();
  useOfflinePage();
  return null;
}

function useSessionFollowers(): void {
  const { state, profile } = useSession();
  const { choose } = useLanguage();
  const t = useShellText();

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state === 'anonymous') delete dataset.session;
    else if (state === 'authenticated') dataset.session = '';
  }, [state]);

  useEffect(() => {
    if (profile && readStored('language') === null) choose(profile.language);
  }, [profile, choose]);

  const expired = useEffectEvent(() => {
    const title = t('sessionExpired');
    toast({ title, description: t('sessionExpiredText'), tone: 'bad' });
  });
  useEffect(() => onSessionExpired(() => expired()), []);
}

function useLanguageFollowers(): void {
  const { revalidate } = useRevalidator();
  const chosen = useEffectEvent((language: 'bhs' | 'en') => {
    void revalidate();
    const { profile } = session.read();
    if (profile && profile.language !== language) {
      session.saveLanguage(language).catch(() => undefined);
    }
  });
  useEffect(() => onLanguageChosen((language) => chosen(language)), []);
}

/** Time for a smooth scroll to arrive, in milliseconds. */
const scrollTime = 1_000;

/** Links to a place on the same page scroll there smoothly; pages themselves change at once. */
function useSmoothHashes(): void {
  useEffect(() => {
    const html = document.documentElement;
    let timer = 0;
    const clicked = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hash || link.pathname !== location.pathname) return;
      html.dataset.scroll = 'smooth';
      clearTimeout(timer);
      timer = window.setTimeout(() => delete html.dataset.scroll, scrollTime);
    };
    document.addEventListener('click', clicked, { capture: true });
    return () => document.removeEventListener('click', clicked, { capture: true });
  }, []);
}
