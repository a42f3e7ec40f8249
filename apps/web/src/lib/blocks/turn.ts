let pauseCurrent: (() => void) | null = null;

/** Of all videos of a page one plays at a time: whoever begins pauses the one before. */
export function takeTurn(pause: () => void): void {
  if (pauseCurrent !== pause) pauseCurrent?.();
  pauseCurrent = pause;
}

export function leaveTurn(pause: () => void): void {
  if (pauseCurrent === pause) pauseCurrent = null;
}
