import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { contentTypeOf, type FileStore } from './store.ts';

interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds to wait for a connection, and for an answer on it. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 15_000 };

export function s3Store(storageUrl: string): FileStore {
  const place = readPlace(storageUrl);
  let loaded: ReturnType<typeof connect> | undefined;
  const listed = async (
    { client, s3 }: Awaited<ReturnType<typeof connect>>,
    what: { readonly Prefix?: string; readonly Delimiter?: string },
  ) => {
    const keys: string[] = [];
    for await (const page of s3.paginateListObjectsV2(
      { client },
      { Bucket: place.bucket, ...what },
    )) {
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
    }
    return keys.sort();
  };
  const store = () => {
    loaded ??= connect(place);
    return loaded;
  };
  return {
    async put(key, content, contentType) {
      const { client, s3 } = await store();
      await client.send(
        new s3.PutObjectCommand({
          Bucket: place.bucket,
          Key: key,
          Body: content,
          ContentType: contentType,
        }),
      );
    },

    async putFile(key, source, contentType) {
      const { client, s3 } = await store();
      const { size } = await stat(source);
      await client.send(
        new s3.PutObjectCommand({
          Bucket: place.bucket,
          Key: key,
          Body: createReadStream(source),
          ContentLength: size,
          ContentType: contentType,
        }),
      );
    },

    async get(key, part) {
      const { client, s3 } = await store();
      try {
        const found = await client.send(
          new s3.GetObjectCommand({
            Bucket: place.bucket,
            Key: key,
            ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
          }),
        );
        if (!(found.Body instanceof Readable)) return null;
        return {
          stream: found.Body,
          size: found.ContentLength ?? 0,
          contentType: found.ContentType ?? contentTypeOf(key),
        };
      } catch (error) {
        if (error instanceof s3.NoSuchKey || error instanceof s3.NotFound) return null;
        throw error;
      }
    },

    async delete(key) {
      const { client, s3 } = await store();
      await client.send(new s3.DeleteObjectCommand({ Bucket: place.bucket, Key: key }));
    },

    async list(folder) {
      return listed(await store(), { Prefix: `${folder}/`, Delimiter: '/' });
    },

    keys: async () => listed(await store(), {}),

    async close() {
      (await loaded)?.client.destroy();
    },
  };
}

/** The library is large, so only a server that keeps its files there loads it. */
async function connect(place: S3Place) {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Stores other than Amazon's know neither buckets as host names nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  return { client, s3 };
}

function readPlace(storageUrl: string): S3Place {
  const url = new URL(storageUrl);
  const bucket = decodeURIComponent(url.pathname.slice(1));
  if (!url.hostname || !bucket || !url.username) {
    throw new Error('STORAGE_URL must have the form s3://key:secret@host/bucket?region=…');
  }
  const protocol = url.searchParams.get('protocol') === 'http' ? 'http' : 'https';
  return {
    endpoint: `${protocol}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
