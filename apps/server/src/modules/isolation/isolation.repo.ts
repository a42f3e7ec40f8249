import { openDb } from '../../platform/db/client.ts';
import { type CountedMembers, countMembers } from '../accounts/public.ts';

/** Of a database elsewhere, with a connection that is closed again. */
export async function membersElsewhere(databaseUrl: string): Promise<CountedMembers> {
  const db = openDb(databaseUrl, 1);
  try {
    return await countMembers(db.read);
  } finally {
    await db.close();
  }
}
