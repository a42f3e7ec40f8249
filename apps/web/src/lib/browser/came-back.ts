let isBack = false;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isBack = true;
  });
  for (const deed of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(
      deed,
      () => {
        isBack = false;
      },
      { capture: true, passive: true },
    );
  }
}

/** Whether one has just come Back (or forward again), and has done nothing on the page since. */
export const cameBack = (): boolean => isBack;
