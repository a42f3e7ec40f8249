import { articlesPaths } from '@app/contracts/articles/articles.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type { Language } from '@app/messages/catalogue';

/** Addresses of the feeds, for links and feed readers. */
export const feedAddress = (feed: 'feed' | 'feedRss', language: Language): string =>
  `${parseAddress(articlesPaths[feed]).path}?language=${language}`;
