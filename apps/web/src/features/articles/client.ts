import type { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import type { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import type { articlesApi } from '@app/contracts/articles/articles.api';
import {
  articlesPaths,
  articleTalkPaths,
  articleWritingPaths,
} from '@app/contracts/articles/articles.paths';
import { client } from '../../lib/api/client.ts';

export const articles = client<typeof articlesApi>(articlesPaths);
export const articleTalk = client<typeof articleTalkApi>(articleTalkPaths);
export const articleWorks = client<typeof articleWritingApi>(articleWritingPaths);
