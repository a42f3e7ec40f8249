/** Addresses of what is shown elsewhere of something that is shared (specification §2.16). */
export const sharingPaths = {
  page: 'GET /api/social-share/:type/:slugOrId',
  picture: 'GET /api/social-share/:type/:slugOrId/picture',
} as const;

/** What has an address for sharing, `/share/{type}/{slugOrId}`. */
export const sharedTypes = [
  'call',
  'call-blue',
  'orange-grant',
  'blue-grant',
  'campaign',
  'profile',
  'article',
  'post',
] as const;
export type SharedType = (typeof sharedTypes)[number];

type Kind = 'orange' | 'blue';

export const sharedCall = (kind: Kind): SharedType => (kind === 'blue' ? 'call-blue' : 'call');

export const sharedApplication = (kind: Kind): SharedType =>
  kind === 'blue' ? 'blue-grant' : 'orange-grant';

/** The picture that goes with a link; what is written on it is in the given language. */
export const sharedPicture = (
  type: SharedType,
  slugOrId: string,
  language: 'bhs' | 'en',
): string => {
  const address = `/api/social-share/${type}/${encodeURIComponent(slugOrId)}/picture`;
  return language === 'bhs' ? address : `${address}?language=${language}`;
};
