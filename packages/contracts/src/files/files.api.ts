import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { filesPaths } from './files.paths.ts';

const FileName = z.string().regex(/^[a-zA-Z0-9._-]{1,200}$/);

/** Where a picture is kept (specification §7.3). */
const StoredPicture = z.object({
  success: z.literal(true),
  url: z.string(),
  filePath: z.string(),
  userId: z.string(),
  message: z.string().optional(),
});

export const filesApi = endpoints(filesPaths, {
  upload: {
    access: 'member',
    summary:
      'Takes a picture (form field `file`; `entityType=ob` for youth-bank storage); of admins a video too (MP4).',
    kind: 'multipart',
    answer: StoredPicture,
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'PICTURE_HEIC',
      'PICTURE_MOVES',
      'BAD_REQUEST',
    ],
    rateLimit: { max: 60, windowSeconds: 600 },
    largestBody: 40 * 1024 * 1024 + 64 * 1024,
  },
  image: {
    access: 'member',
    summary: 'Takes a picture of a post (form field `image`), made anew and without metadata.',
    kind: 'multipart',
    answer: z.object({ url: z.string(), fileName: z.string() }),
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'PICTURE_HEIC',
      'PICTURE_MOVES',
      'BAD_REQUEST',
    ],
    rateLimit: { max: 60, windowSeconds: 600 },
  },
  uploadFromAddress: {
    access: 'member',
    summary: 'Fetches a picture from the public web once and keeps it, made anew.',
    body: z.object({
      url: z.url({ protocol: /^https?$/ }).max(2000),
      entityType: z.enum(['ob', 'product']),
    }),
    answer: StoredPicture,
    errors: [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'PICTURE_HEIC',
      'PICTURE_MOVES',
      'ADDRESS_UNREACHABLE',
    ],
    rateLimit: { max: 20, windowSeconds: 600 },
  },
  productFile: {
    access: 'public',
    summary: 'A picture from the product storage.',
    params: z.object({ userId: z.uuid(), filePath: FileName }),
    kind: 'stream',
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  obDocument: {
    access: 'public',
    summary: 'A document of a bank, to be saved.',
    params: z.object({ id: z.uuid(), filePath: FileName }),
    kind: 'stream',
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  obFile: {
    access: 'public',
    summary: 'A picture, or a video, from the youth-bank storage.',
    params: z.object({ filePath: FileName }),
    kind: 'stream',
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
});
