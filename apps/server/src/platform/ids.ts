import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new record id: UUID v7, so that ids sort by time and cannot be guessed (74 random bits). */
export const newId = (): string => v7();

/** A secret for a link: 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
