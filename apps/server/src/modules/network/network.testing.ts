import type { Persona } from '../../platform/testing/personas.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';
import { createSession, createUser, type UserChoice } from '../accounts/accounts.factory.ts';

export type Member = Pick<Persona, 'id' | 'token' | 'name'>;

/** Makes members who are signed in. */
export const membersOf =
  (app: TestApp) =>
  async (choice: UserChoice = {}): Promise<Member> => {
    const { db, access } = app.platform;
    const at = app.clock.now();
    const made = await db.transaction(async (tx) => {
      const user = await createUser(tx, choice);
      return { ...user, ...(await createSession(tx, user.id, { at })) };
    });
    const { id, name, email, sessionId } = made;
    const token = await access.issue({ userId: id, sessionId, email, role: 'INDIVIDUAL' });
    return { id, name, token };
  };
