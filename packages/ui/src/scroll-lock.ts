import { useEffect, useLayoutEffect } from 'react';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

let holders = 0;

/** While mounted, the page behind keeps still and does not jump when its scrollbar goes. */
export function useScrollLock(): void {
  useBrowserLayoutEffect(() => {
    const root = document.documentElement;
    if (holders === 0) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
      root.classList.add('still');
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) root.classList.remove('still');
    };
  }, []);
}
