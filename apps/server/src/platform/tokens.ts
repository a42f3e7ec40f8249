import { createHash, createHmac } from 'node:crypto';

/** What is kept of a token with 256 random bits. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * A token that follows from what it is for, so that it is the same however often it is written, and
 * nobody makes it without the key.
 *
 * @param key the product's, `p.secret`.
 * @param purpose what it opens, and which one of these; no two kinds begin alike.
 */
export const derivedToken = (key: Uint8Array, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');
