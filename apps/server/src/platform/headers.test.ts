import { embedOrigins } from '@app/domain/blocks/embed';
import { fening } from '@app/domain/money';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { apiSecurityHeaders, pageSecurityHeaders, registerApiHeaders } from './headers.ts';
import type { Settings } from './settings.ts';

type Given = Pick<Settings, 'publicUrl' | 'payments' | 'mapTilesUrl'>;

const demo: Given = {
  publicUrl: 'http://localhost:3000',
  mapTilesUrl: null,
  payments: {
    mode: 'demo',
    url: 'http://localhost:3000/dev/payments',
    key: '',
    token: '',
    smallest: fening(100),
    refundAlone: fening(100),
    cardFee: null,
  },
};
const live: Given = {
  publicUrl: 'https://zamah.example',
  mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  payments: {
    mode: 'monri',
    url: 'https://ipgtest.monri.com',
    key: '',
    token: '',
    smallest: fening(100),
    refundAlone: fening(100),
    cardFee: null,
  },
};

function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const policy = headers['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values];
    }),
  );
}

describe('headers of a page', () => {
  it('lets only scripts with the nonce or of the product run, and none inline', () => {
    const policy = policyOf(pageSecurityHeaders('abc123', demo));
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc123'"]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('are those of every answer, but for the policy', () => {
    const { 'content-security-policy': _policy, ...common } = apiSecurityHeaders(live);
    expect(Object.keys(common).length).toBeGreaterThan(8);
    expect(pageSecurityHeaders('abc123', live)).toMatchObject(common);
  });

  it('lets pictures come from the map’s tiles where there are some', () => {
    expect(policyOf(pageSecurityHeaders('abc123', demo))['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
    ]);
    expect(policyOf(pageSecurityHeaders('abc123', live))['img-src']).toContain(
      'https://tiles.example',
    );
  });

  it('opens the form to the payment provider, which gets no script and no frame', () => {
    const policy = policyOf(pageSecurityHeaders('abc123', live));
    expect(policy['form-action']).toEqual(["'self'", 'https://ipgtest.monri.com']);
    for (const rule of ['script-src', 'connect-src', 'frame-src', 'default-src']) {
      expect(policy[rule]?.join(' ')).not.toContain('monri');
    }
    expect(policy['frame-src']).toEqual(embedOrigins);
  });

  it('demands TLS only where the product stands behind it', () => {
    expect(pageSecurityHeaders('a', demo)).not.toHaveProperty('strict-transport-security');
    expect(pageSecurityHeaders('a', live)['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(policyOf(pageSecurityHeaders('a', demo))).not.toHaveProperty(
      'upgrade-insecure-requests',
    );
  });
});

describe('headers of every answer', () => {
  it('are those that helmet sets', async () => {
    const app = Fastify();
    await registerApiHeaders(app, live);
    app.get('/', async () => 'x');
    const { headers } = await app.inject('/');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    await app.close();
  });

  it('let nothing in an API answer run or load', () => {
    expect(policyOf(apiSecurityHeaders(demo))).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });
});
