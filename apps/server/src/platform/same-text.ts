import { timingSafeEqual } from 'node:crypto';

/** Compares texts in a time that tells nothing of how much of them agrees. */
export function sameText(given: string, right: string): boolean {
  const a = Buffer.from(given, 'utf8');
  const b = Buffer.from(right, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}
