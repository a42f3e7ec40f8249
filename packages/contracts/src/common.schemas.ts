import { type Fening, fromKm, readKm, signedKm, toKm } from '@app/domain/money';
import { z } from 'zod';

/** Identifier of a record: a UUID that cannot be guessed. */
export const Id = z.uuid();

export const LocalizedText = z.object({ bhs: z.string(), en: z.string() });
export type LocalizedText = z.infer<typeof LocalizedText>;

export const LanguageCode = z.enum(['bhs', 'en']);

/** What a table is given as. */
export const SheetFormat = z.enum(['csv', 'xlsx']);
export type SheetFormat = z.infer<typeof SheetFormat>;

/** Whose spreadsheet it is for: its words, its decimals and what parts its cells. */
export const SheetQuery = z.object({ language: LanguageCode.default('bhs') });

/** Documents show what travels, also where they describe what a codec makes of it. */
function described<T extends z.ZodType>(inside: T, wire: z.ZodType): T {
  const { $schema: _, ...shape } = z.toJSONSchema(wire, { io: 'input' });
  return inside.meta(shape as z.core.GlobalMeta) as T;
}

const instant = (wire: z.ZodType<string, string>) =>
  z.codec(wire, described(z.date(), wire), {
    decode: (text) => new Date(text),
    encode: (at) => at.toISOString(),
  });

/** An instant as it travels, for documents that are kept as they were sent: ISO 8601. */
export const InstantText = z.iso.datetime({ offset: true });

/** The same, to look from or to: in UTC within the years 1 to 9999, which the database knows. */
export const SentInstantText = InstantText.refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}, 'invalid');

/** An instant: a `Date` inside, ISO 8601 in UTC on the wire (decision 104). */
export const Instant = instant(InstantText);

/** An instant that is sent: within the years that the database knows. */
export const SentInstant = instant(SentInstantText);

/** A calendar day, `yyyy-mm-dd`. */
export const Day = z.iso.date();

/** A day that is sent: within the years that the database knows. */
export const SentDay = Day.refine((day) => !day.startsWith('0000'), 'invalid');

/** An amount as it travels, for documents that are kept as they were sent: KM, two decimals. */
export const KmNumber = z
  .number()
  .nonnegative()
  .max(100_000_000)
  .multipleOf(0.01)
  // Dividing forgives what is far below a fening.
  .refine((km) => fromKm(km) !== null, 'decimals');

/** An amount in a shape of its own on the wire. */
export const kmAs = (wire: z.ZodType<number, number>) =>
  z.codec(wire, described(z.number() as unknown as z.ZodType<Fening, Fening>, wire), {
    decode: readKm,
    encode: toKm,
  });

/** An amount: whole fening inside, KM (convertible marks) with at most two decimals on the wire. */
export const Km = kmAs(KmNumber);

/** An amount that is not nothing. */
export const PositiveKm = kmAs(KmNumber.positive());

/** A sum of amounts; a draft may ask for more than any call gives. */
export const KmSum = kmAs(z.number().nonnegative());

/** An amount that may take back: a whole number of fening inside. */
export const SignedKm = z.codec(z.number(), described(z.number(), z.number()), {
  decode: (given) => Math.sign(given) * readKm(Math.abs(given)),
  encode: signedKm,
});

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

/** A shape as answers hold it: whole, also where a body may leave something out. */
export const whole = <T extends z.ZodType>(shape: T) =>
  shape as unknown as z.ZodType<z.output<T>, z.output<T>>;

export const Done = z.object({ success: z.literal(true) });
