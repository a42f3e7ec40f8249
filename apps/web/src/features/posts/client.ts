import type { feedApi, postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { feedPaths, postsPaths, postTalkPaths } from '@app/contracts/posts/posts.paths';
import { client } from '../../lib/api/client.ts';

export const posts = client<typeof postsApi>(postsPaths);
export const postTalk = client<typeof postTalkApi>(postTalkPaths);
export const feed = client<typeof feedApi>(feedPaths);
