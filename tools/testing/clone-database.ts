import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface ClonedDatabase {
  /** Connection string of the clone. */
  readonly url: string;
  /** Cuts whatever is still connected and removes the clone. */
  drop(): Promise<void>;
}

/** A migrated database of its own for one test file, cloned from the template. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `clone_${randomBytes(8).toString('hex')}`;
  await withAdmin(adminUrl, (admin) => cloneWhenFree(admin, name, inject('templateName')));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => withAdmin(adminUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Two clones at once may find the template busy for a moment (55006). */
async function cloneWhenFree(admin: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
