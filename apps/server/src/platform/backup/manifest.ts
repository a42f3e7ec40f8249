import { z } from 'zod';
import type { Settings } from '../settings.ts';

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order in which they are written; what the database works out by itself is not. */
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of all rows, whatever their order (`rows.ts`). */
  print: z.string(),
});
export type Table = z.infer<typeof Table>;

/** Where a set has the rows of a table. */
export const fileOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `database/${encodeURIComponent(`${schema}.${name}`)}.copy.gz`;

const Keys = z.object({
  /** Prints (`keys.ts`) of the key of signatures and of the keys of what is kept encrypted. */
  signing: z.string(),
  encryption: z.array(z.string()).min(1),
});
export type KeyPrints = z.infer<typeof Keys>;

/** What stands in a set beside its files, whose hashes have a list of their own. */
const Manifest = z.object({
  format: z.literal(1),
  /** When the database stood as the set has it. */
  taken: z.iso.datetime(),
  /** By variable, those that what is kept was written with (`settingsToKeep`). */
  settings: z.record(z.string(), z.string()),
  keys: Keys,
  database: z.object({
    /** Version of PostgreSQL. */
    engine: z.string(),
    migrations: z.array(z.object({ hash: z.string(), when: z.number() })),
    /** Version of the job queue's tables. */
    jobs: z.number().int(),
    tables: z.array(Table),
    /** By `schema.name`, the last number that was given; null: none yet. */
    sequences: z.record(z.string(), z.string().nullable()),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Null: it has another form. */
export function readManifest(text: string): Manifest | null {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Settings that stand in what was written: in texts, links and ids. Others are the place's own. */
export const settingsToKeep = ({ brand, publicUrl, grantsPrefix }: Settings) => ({
  BRAND: brand,
  PUBLIC_URL: publicUrl,
  GRANTS_PREFIX: grantsPrefix,
});
