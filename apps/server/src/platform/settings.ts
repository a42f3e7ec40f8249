import path from 'node:path';
import { pages } from '@app/contracts/pages';
import type { CardFee } from '@app/domain/crowdfunding/card-fee';
import { type Fening, readKm } from '@app/domain/money';
import { slugify } from '@app/domain/slug';
import { z } from 'zod';

const Env = z.object({
  NODE_ENV: z.string().default(''),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  COMPARE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(12),
  BRAND: z.string().min(1).max(40).default('Zamah'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  ENCRYPTION_KEYS: z
    .string()
    .regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, 'keys of at least 32 characters, separated by commas')
    .optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(file|s3):/)
    .optional(),
  PAYMENTS: z.enum(['demo', 'monri']).optional(),
  MONRI_URL: z.url({ protocol: /^https?$/ }).optional(),
  MONRI_KEY: z.string().optional(),
  MONRI_TOKEN: z.string().optional(),
  SMALLEST_GIFT: z.coerce.number().min(0.01).max(100).multipleOf(0.01).optional(),
  REFUND_ALONE_UP_TO: z.coerce.number().min(0).max(1_000_000).multipleOf(0.01).default(100),
  CARD_FEE_PERCENT: z.coerce.number().min(0).max(20).multipleOf(0.01).optional(),
  CARD_FEE_FIXED: z.coerce.number().min(0).max(10).multipleOf(0.01).default(0),
  GRANTS_PREFIX: z
    .string()
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{1,38}$/)
    .optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/\{z\}.*\{x\}.*\{y\}/, 'it must hold {z}, {x} and {y}')
    .optional(),
  AI_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_REQUESTS_A_DAY: z.coerce.number().int().min(0).default(200),
  SECURITY_CONTACT: z
    .union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/)])
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface PaymentSettings {
  readonly mode: 'demo' | 'monri';
  /** Base address of the provider, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly token: string;
  /** The smallest gift that is taken. */
  readonly smallest: Fening;
  /** The most that one person of the staff gives back of a donation; more needs a second one. */
  readonly refundAlone: Fening;
  /** What the card system keeps of a payment; null: not told to donors. */
  readonly cardFee: CardFee | null;
}

/** A service that reads texts, speaking as OpenAI's does. */
export interface AiSettings {
  /** Base address, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** Asked at most so often in 24 hours, over all applications. */
  readonly requestsADay: number;
}

/** Every setting of the server (product decision "Name and modes"). */
export interface Settings {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  /** Absolute path of the data folder: embedded database, files, demo secrets. */
  readonly dataDir: string;
  /** Undefined: start the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The database that `/db-test` compares with its own; undefined: nothing is compared. */
  readonly compareDatabaseUrl: string | undefined;
  /** Most connections that this copy opens to the database. */
  readonly databasePool: number;
  readonly brand: string;
  /** Address under which browsers reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Undefined in demo mode: a random one is kept in the data folder. */
  readonly jwtSecret: string | undefined;
  /** The first encrypts, all decrypt. Empty in demo mode: a random one is kept in the data folder. */
  readonly encryptionKeys: readonly string[];
  /** Undefined: mails are kept in the demo mailbox. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** `file:<folder>` or `s3://key:secret@host/bucket?region=…`. */
  readonly storageUrl: string;
  readonly payments: PaymentSettings;
  /** Before the ids of published grants, so that they are nobody else's. */
  readonly grantsPrefix: string;
  /** Where maps have their tiles from, with `{z}`, `{x}`, `{y}`; null: places are told in words. */
  readonly mapTilesUrl: string | null;
  /** Null: texts are read by rules alone. */
  readonly ai: AiSettings | null;
  /** Where weaknesses are reported, an address of the web or `mailto:`. */
  readonly securityContact: string;
  readonly metricsToken: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustProxy: string | undefined;
  /** Whether the demo data is put into an empty database. */
  readonly seed: 'demo' | 'none';
  readonly logLevel: string;
}

/** A setting is missing or wrong; the message is one sentence for whoever starts the server. */
export class SettingsError extends Error {}

const demoPayments = { key: 'demo-merchant-key', token: 'd'.repeat(40) };

/** @throws SettingsError naming the variable that is malformed, or missing in production. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(
      `The setting ${issue?.path.join('.')} is not valid: ${issue?.message}.`,
    );
  }
  const env = parsed.data;
  const mode = env.NODE_ENV === 'production' && env.DATABASE_URL ? 'production' : 'demo';
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  const settings: Settings = {
    mode,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    compareDatabaseUrl: env.COMPARE_DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    brand: env.BRAND,
    publicUrl,
    jwtSecret: env.JWT_SECRET,
    encryptionKeys: env.ENCRYPTION_KEYS?.split(',') ?? [],
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM ?? `${env.BRAND} <noreply@${new URL(publicUrl).hostname}>`,
    storageUrl: env.STORAGE_URL ?? `file:${path.join(dataDir, 'files')}`,
    payments: readPayments(env, mode, publicUrl),
    grantsPrefix: env.GRANTS_PREFIX ?? `360G-${slugify(env.BRAND)}`,
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    ai: readAi(env),
    securityContact: env.SECURITY_CONTACT ?? `${publicUrl}${pages.help()}`,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    seed: env.SEED ?? (mode === 'demo' ? 'demo' : 'none'),
    logLevel: env.LOG_LEVEL,
  };
  if (mode === 'production') requireForProduction(env);
  return settings;
}

function readAi(env: z.infer<typeof Env>): AiSettings | null {
  if (!env.AI_URL) return null;
  if (!env.AI_MODEL) throw new SettingsError('AI_URL needs AI_MODEL, the model to ask.');
  return {
    url: env.AI_URL.replace(/\/$/, ''),
    key: env.AI_KEY ?? '',
    model: env.AI_MODEL,
    requestsADay: env.AI_REQUESTS_A_DAY,
  };
}

function readPayments(
  env: z.infer<typeof Env>,
  mode: Settings['mode'],
  publicUrl: string,
): PaymentSettings {
  const smallest = (km: number) => readKm(env.SMALLEST_GIFT ?? km);
  const rules = { refundAlone: readKm(env.REFUND_ALONE_UP_TO), cardFee: readCardFee(env) };
  const chosen = env.PAYMENTS ?? (mode === 'demo' ? 'demo' : 'monri');
  if (chosen === 'demo') {
    const url = `${publicUrl}/dev/payments`;
    return { mode: 'demo', url, ...demoPayments, ...rules, smallest: smallest(0.01) };
  }
  return {
    mode: 'monri',
    url: (env.MONRI_URL ?? '').replace(/\/$/, ''),
    key: env.MONRI_KEY ?? '',
    token: env.MONRI_TOKEN ?? '',
    // The gateway takes amounts of three digits and more.
    smallest: smallest(1),
    ...rules,
  };
}

function readCardFee(env: z.infer<typeof Env>): CardFee | null {
  if (env.CARD_FEE_PERCENT === undefined) return null;
  // Hundredths of a per cent are to a per cent as fening are to a mark.
  return { perTenThousand: readKm(env.CARD_FEE_PERCENT), fixed: readKm(env.CARD_FEE_FIXED) };
}

function requireForProduction(env: z.infer<typeof Env>): void {
  if (env.PAYMENTS === 'demo') {
    throw new SettingsError(
      'Production does not take PAYMENTS=demo; set MONRI_URL, MONRI_KEY and MONRI_TOKEN.',
    );
  }
  if (env.SEED === 'demo') {
    throw new SettingsError(
      'Production does not take SEED=demo; everybody knows the password of its accounts.',
    );
  }
  const needed = [
    'PUBLIC_URL',
    'JWT_SECRET',
    'ENCRYPTION_KEYS',
    'MAIL_URL',
    'STORAGE_URL',
    'MONRI_URL',
    'MONRI_KEY',
    'MONRI_TOKEN',
  ] as const;
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new SettingsError(
      `Production needs these settings, which are missing: ${missing.join(', ')}.`,
    );
  }
}
