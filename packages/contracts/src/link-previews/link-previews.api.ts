import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { linkPreviewsPaths } from './link-previews.paths.ts';
import { LinkPreview, LinkPreviewQuery } from './link-previews.schemas.ts';

export const linkPreviewsApi = endpoints(linkPreviewsPaths, {
  preview: {
    access: 'member',
    summary: 'Reads a page of the public web once and tells its title, description and picture.',
    query: LinkPreviewQuery,
    answer: z.object({ linkPreview: LinkPreview }),
    errors: ['ADDRESS_UNREACHABLE'],
    rateLimit: { max: 120, windowSeconds: 600 },
  },
});
