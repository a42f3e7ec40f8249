import { createHash } from 'node:crypto';
import { sameText } from '../../../platform/same-text.ts';

/** What the provider's digests sign. Amounts are whole fening, written without separators. */
export interface SignedOrder {
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
}

const sha512 = (...parts: (string | Uint8Array)[]) => hashOf('sha512', parts);
const sha1 = (...parts: string[]) => hashOf('sha1', parts);

function hashOf(algorithm: 'sha512' | 'sha1', parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

export function formDigest(key: string, order: SignedOrder): string {
  return sha512(key, order.orderNumber, String(order.amount), order.currency);
}

/** Digest of a notice: of the very bytes that came. */
export function noticeDigest(key: string, rawBody: Uint8Array): string {
  return sha512(key, rawBody);
}

export function managementDigest(key: string, order: SignedOrder): string {
  return sha1(key, order.orderNumber, String(order.amount), order.currency);
}

export function orderDigest(key: string, orderNumber: string): string {
  return sha1(key, orderNumber);
}

export interface SignedRequest {
  readonly token: string;
  /** Unix time in seconds. */
  readonly seconds: number;
  /** Path with its query, without the host. */
  readonly path: string;
  /** The exact text sent; empty for GET. */
  readonly body: string;
}

/** The `Authorization` header of a JSON request (scheme WP3-v2.1). */
export function requestAuthorization(key: string, request: SignedRequest): string {
  const { token, seconds, path, body } = request;
  return `WP3-v2.1 ${token} ${seconds} ${sha512(key, String(seconds), token, path, body)}`;
}

/** Digest of the address to which a buyer is sent back, its `digest` parameter left out. */
export function returnDigest(key: string, address: string): string {
  return sha512(key, withoutDigest(address));
}

function withoutDigest(address: string): string {
  return address
    .replace(/([?&])digest=[^&#]*(&?)/, (_, before: string, after: string) => (after ? before : ''))
    .replace(/#.*$/, '');
}

/** Compares a digest with the right one, which is in small letters, in constant time. */
export function sameDigest(given: string, right: string): boolean {
  return sameText(given.toLowerCase(), right);
}
