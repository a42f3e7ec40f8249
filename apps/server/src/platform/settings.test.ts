import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://zamah:tajna@127.0.0.1/zamah',
  PUBLIC_URL: 'https://zamah.example/',
  JWT_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: 'y'.repeat(32),
  MAIL_URL: 'smtps://mail.example',
  STORAGE_URL: 'file:/data/files',
  MONRI_URL: 'https://ipgtest.monri.com',
  MONRI_KEY: 'key',
  MONRI_TOKEN: 'token',
};

const refusal = (environment: Record<string, string | undefined>): string => {
  try {
    readSettings(environment);
    return 'none';
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
};

describe('in production', () => {
  it('begins with nothing but what it is given, and with no demo', () => {
    expect(readSettings(production)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://zamah.example',
      jwtSecret: production.JWT_SECRET,
      seed: 'none',
      payments: { mode: 'monri' },
    });
  });

  it.each([
    ...['PUBLIC_URL', 'JWT_SECRET', 'ENCRYPTION_KEYS', 'MAIL_URL', 'STORAGE_URL'],
    ...['MONRI_URL', 'MONRI_KEY', 'MONRI_TOKEN'],
  ])('does not begin without %s, and says so', (name) => {
    for (const value of [undefined, '']) {
      expect(refusal({ ...production, [name]: value })).toContain(`missing: ${name}.`);
    }
  });

  it.each([
    ['SEED', 'demo'],
    ['PAYMENTS', 'demo'],
    ['JWT_SECRET', 'short'],
    ['ENCRYPTION_KEYS', `${'y'.repeat(32)},short`],
    ['SECURITY_CONTACT', 'sigurnost@zamah.example'],
  ])('does not begin with %s=%s', (name, value) => {
    expect(refusal({ ...production, [name]: value })).toContain(name);
  });
});

it('is the demo with a database or the word alone', () => {
  expect(readSettings({ DATABASE_URL: production.DATABASE_URL }).mode).toBe('demo');
  expect(readSettings({ NODE_ENV: 'production' }).mode).toBe('demo');
});
