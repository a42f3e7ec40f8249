import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentLimits } from '@app/domain/articles/article.document';
import { callLimits } from '@app/domain/calls/call.content';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentBody, grantForms } from './applications/form.schemas.ts';
import { SentDocument } from './articles/article-document.schemas.ts';
import { bodyShape, bodySizes, type Endpoint, largestBodyOf } from './endpoint.ts';
import { type Largest, largestOf } from './largest-body.testing.ts';
import { CriterionScore } from './reviews/reviews.schemas.ts';

type Api = Readonly<Record<string, Endpoint>>;

const apis = await Promise.all(
  globSync('*/*.api.ts', { cwd: import.meta.dirname })
    .map((file) => pathToFileURL(join(import.meta.dirname, file)).href)
    .map((address) => import(address) as Promise<Readonly<Record<string, Api>>>),
);
const rows = apis.flatMap(Object.entries<Api>).flatMap(([api, endpoints]) =>
  Object.entries(endpoints).map(([key, row]) => ({
    name: `${api.replace(/Api$/, '')}.${key}`,
    row,
  })),
);

const criteria = Array.from({ length: callLimits.rubric.max }, (_, n) => `${n}`.padEnd(40, 'x'));

/** What stands beside a field that the row's own schema leaves to the record. */
const byRecord: Readonly<Record<string, readonly z.ZodType[]>> = {
  'applications.save': grantForms.map(({ kind }) => contentBody(kind)),
  'reviews.save': [
    z.object({ scores: z.record(z.enum(criteria), CriterionScore), note: z.string().max(4000) }),
  ],
};

/** Rows that take less than their schema would, and why nobody misses the rest. */
const lessThanSchema: Readonly<Record<string, string>> = {
  'articleWriting.save': 'a document is bounded as a whole, which no schema says; see below',
  'content.save':
    'forty blocks full of HTML in both languages are what it takes; texts come singly',
  'content.putBlocks': 'each block has the fields of its kind, not of every kind at once',
  'translations.applyImport':
    'ten thousand longest texts; the product has half as many, short ones',
  'crowdfunding.callback': 'what the provider of payments sends is some hundred bytes',
};

const largestOfRow = (name: string, { body }: Endpoint): Largest => {
  const all = (byRecord[name] ?? (body ? [body] : [])).map(largestOf);
  const most = (part: keyof Largest) => Math.max(0, ...all.map((one) => one[part]));
  return { bytes: most('bytes'), values: most('values'), depth: most('depth') };
};

/** What is wrong with the size that a row states. */
function wrongWith(name: string, row: Endpoint): string | undefined {
  const takes = largestBodyOf(row);
  const { bytes, values, depth } = largestOfRow(name, row);
  if (name in lessThanSchema) return bytes > takes ? undefined : 'is no exception any more';
  if (bytes > takes) return `a valid body of ${bytes} bytes is refused`;
  if (values > bodyShape.values(takes)) return `a valid body of ${values} values is refused`;
  if (depth > bodyShape.depth) return `a valid body of depth ${depth} is refused`;
  if (takes > Math.max(1.15 * bytes, bodySizes.usual)) return `needs ${bytes} bytes, no more`;
  return undefined;
}

describe('the largest body of a row', () => {
  it('is what its schema takes, and little more', () => {
    const wrong = rows
      .filter(({ row }) => row.kind !== 'multipart')
      .map(({ name, row }) => [name, wrongWith(name, row)])
      .filter(([, told]) => told !== undefined);
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(400);
  });

  it('is small wherever a stranger comes in', () => {
    const large = rows.filter(
      ({ name, row }) =>
        /^account(s|Settings)\./.test(name) &&
        row.access === 'public' &&
        row.body &&
        largestBodyOf(row) > 5 * 1024,
    );
    expect(large.map(({ name }) => name)).toEqual([]);
  });

  it('holds the longest article', () => {
    const each = documentLimits.text / (documentLimits.nodes / 2 - 1);
    const paragraph = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'č'.repeat(each), marks: [{ type: 'bold' }] }],
    };
    const document = {
      type: 'doc',
      content: Array.from({ length: documentLimits.nodes / 2 - 1 }, () => paragraph),
    };
    expect(SentDocument.safeParse(document).success).toBe(true);
    const row = rows.find(({ name }) => name === 'articleWriting.save')?.row;
    const takes = row ? largestBodyOf(row) : 0;
    const json = JSON.stringify(document);
    expect(Buffer.byteLength(json) + 100_000).toBeLessThan(takes);
    expect(json.match(/[[{,]/g)?.length).toBeLessThan(bodyShape.values(takes));
  });
});
