import type { commentsApi } from '@app/contracts/comments/comments.api';
import { commentsPaths } from '@app/contracts/comments/comments.paths';
import { client } from '../../lib/api/client.ts';

export const comments = client<typeof commentsApi>(commentsPaths);
