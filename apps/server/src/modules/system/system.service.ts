import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { sameText } from '../../platform/same-text.ts';
import { isMigrated } from './system.repo.ts';

/** Milliseconds within which a database that hangs is called absent. */
const timeoutMs = 1_500;

/** Callers at the same moment share one query: a hanging database ties up one connection. */
export function createHealth({ db }: Pick<Platform, 'db'>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = () => {
    asking ??= isMigrated(db.read)
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, false);
    });
    const healthy = await Promise.race([ask(), tooLate]);
    clearTimeout(timer);
    return healthy;
  };
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The figures are for whoever sits on the machine itself, or holds the token. */
export function maySeeFigures(
  request: Pick<FastifyRequest, 'headers' | 'raw'>,
  token: string | undefined,
): boolean {
  const { headers } = request;
  const sent = headers.authorization;
  if (token && sent) return sameText(sent, `Bearer ${token}`);
  // A proxy on the machine speaks for strangers.
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  return forwarded === undefined && loopback.has(request.raw.socket.remoteAddress ?? '');
}
