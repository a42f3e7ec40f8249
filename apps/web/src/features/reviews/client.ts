import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import { client } from '../../lib/api/client.ts';

export const reviews = client<typeof reviewsApi>(reviewsPaths);
