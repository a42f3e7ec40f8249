import { fromKm } from '@app/domain/money';
import { z } from 'zod';

/** Identifier of a record: a UUID that cannot be guessed. */
export const Id = z.uuid();

export const LocalizedText = z.object({ bhs: z.string(), en: z.string() });
export type LocalizedText = z.infer<typeof LocalizedText>;

export const LanguageCode = z.enum(['bhs', 'en']);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true });

/** An instant to look from or to: in UTC within the years 1 to 9999, which the database knows. */
export const SentInstant = Instant.refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}, 'invalid');

/** A calendar day, `yyyy-mm-dd`. */
export const Day = z.iso.date();

/** A day that is sent: within the years that the database knows. */
export const SentDay = Day.refine((day) => !day.startsWith('0000'), 'invalid');

/** An amount in KM (convertible marks) with at most two decimals, as the API speaks it. */
export const Km = z
  .number()
  .nonnegative()
  .max(100_000_000)
  .multipleOf(0.01)
  // Dividing forgives what is far below a fening.
  .refine((km) => fromKm(km) !== null, 'decimals');

export const Slug = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/);

/** Where readers of a call come from, as a poster's code names it: `plakat-dom-mladih`. */
export const Source = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/);

/**
 * A text as PostgreSQL can keep it inside JSON: no NUL, no half of a surrogate pair. What a text
 * may hold is the team's; these two are what no keyboard writes.
 */
export const Words = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed());

/** Control characters, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A plain text over several lines; whatever shows it escapes it. */
export const Prose = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replace(unseen, (sign) => (sign === '\n' ? sign : ''))
        .toWellFormed(),
    );

/** A plain text of one line. */
export const Line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(/\s/gu, ' ').replace(unseen, '').toWellFormed());

/** A picture that was sent to the youth banks' storage, by its address. */
export const ObPicture = z
  .string()
  .max(300)
  .regex(/^\/api\/ob-files\/[\w.-]+$/);

export const ById = z.object({ id: Id });
export const BySlug = z.object({ slug: Slug });

/** `after` is the cursor that the page before named; `size`: items of a page by default. */
export const listQuery = (size = 20) =>
  z.object({
    after: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(size),
  });

/**
 * Answer of such a list: `next` is the cursor of the next page, null on the last. Lists that the
 * specification gives as arrays name it in `X-Next-Cursor`.
 */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

export const Done = z.object({ success: z.literal(true) });
