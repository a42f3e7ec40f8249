import { randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { createSession, createUser } from '../modules/accounts/accounts.factory.ts';
import { issueChallenge } from '../modules/accounts/sign-in/challenge.ts';
import type { Stage } from './stage.ts';

/** `Authorization` headers of every kind that must not be believed; all name an admin. */
export async function badTokens(stage: Stage): Promise<ReadonlyMap<string, string>> {
  const { app, people, tx } = stage;
  const { id: userId, sessionId, email, token, refreshToken } = people.admin;
  const { access } = app.platform;
  const claims = { userId, sessionId, email, role: 'ADMIN' };
  const [head = '', body = '', signature = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(body, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...said, x: 1 })).toString('base64url');
  const unsigned = new UnsecuredJWT({ sid: sessionId })
    .setSubject(userId)
    .setIssuer('platform')
    .setAudience('platform-api')
    .setExpirationTime('10 years');
  const forged = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer('platform')
    .setAudience('platform-api')
    .setExpirationTime('10 years');
  app.clock.forward(-16 * 60_000);
  const expired = await access.issue(claims);
  app.clock.forward(16 * 60_000);
  const closed = await tx(async (open) => {
    const user = await createUser(open, { role: 'ADMIN', closed: true });
    return { userId: user.id, ...(await createSession(open, user.id)) };
  });
  const ended = await tx((open) => createSession(open, userId));
  await app.platform.db.pool.query('UPDATE sessions SET ended_at = now() WHERE id = $1', [
    ended.sessionId,
  ]);
  const lejla = people.lejla.sessionId;
  const tokens = {
    nothing: '',
    malformed: 'abc',
    'a changed body': `${head}.${other}.${signature}`,
    'no signature': `${head}.${body}.`,
    'algorithm none': unsigned.encode(),
    'another key': await forged.sign(randomBytes(32)),
    expired,
    'a refresh token': refreshToken,
    'the challenge of a second factor': await issueChallenge(app.platform, {
      id: userId,
      passwordHash: null,
    }),
    'an ended session': await access.issue({ ...claims, sessionId: ended.sessionId }),
    "another member's session": await access.issue({ ...claims, sessionId: lejla }),
    'a closed account': await access.issue({ ...claims, ...closed }),
  };
  return new Map([
    ['another scheme', `Basic ${token}`],
    ...Object.entries(tokens).map(([kind, text]) => [kind, `Bearer ${text}`] as const),
  ]);
}
