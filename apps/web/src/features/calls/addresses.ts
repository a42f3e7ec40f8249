import { callsPaths } from '@app/contracts/calls/calls.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type { Language } from '@app/messages/catalogue';

/** Addresses of files about calls, for links. */
export const calendarAddress = (slug: string, language: Language): string =>
  `${pathOf('calendar').replace(':slug', encodeURIComponent(slug))}?language=${language}`;

export const feedAddress = (feed: 'feed' | 'feedRss', language: Language): string =>
  `${pathOf(feed)}?language=${language}`;

const pathOf = (name: keyof typeof callsPaths) => parseAddress(callsPaths[name]).path;
