import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type NotificationType,
  notificationTypes,
} from '@app/domain/notifications/notification.types';

export type Subscription = NotificationType | 'digest';

/** Keeps these signatures apart from all others that are made with the product's key. */
const purpose = 'notifications.unsubscribe';

const pattern = /^([0-9a-f]{32})\.([a-z_]+)\.([\w-]{43})$/;

/**
 * The token of a mail's unsubscribe link. It names its member and what it ends, holds as long as
 * the key of the product does, and is good for nothing else.
 *
 * @param secret key of the product's signatures.
 */
export function unsubscribeToken(secret: Uint8Array, userId: string, what: Subscription): string {
  const payload = `${userId.replaceAll('-', '')}.${what}`;
  return `${payload}.${signature(secret, payload).toString('base64url')}`;
}

/** What a token names; undefined when it was not made here. */
export function readUnsubscribeToken(
  secret: Uint8Array,
  token: string,
): { readonly userId: string; readonly what: Subscription } | undefined {
  const [, id = '', what = '', sent = ''] = pattern.exec(token) ?? [];
  if (!isSubscription(what)) return undefined;
  const given = Buffer.from(sent, 'base64url');
  const expected = signature(secret, `${id}.${what}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const userId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, what };
}

const isSubscription = (what: string): what is Subscription =>
  what === 'digest' || (notificationTypes as readonly string[]).includes(what);

const signature = (secret: Uint8Array, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\0${payload}`).digest();
