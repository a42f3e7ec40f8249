import { createECDH, hkdfSync } from 'node:crypto';

export interface PushKeys {
  /** Base64url, as browsers take it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys by which push services know the product (RFC 8292), made of its secret. Once that is
 * another one, devices are refused and drop out until their owner comes by again.
 */
export function pushKeys(secret: Uint8Array): PushKeys {
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
