/** Addresses of what is shown of an application elsewhere (specification §2.16). */
export const sharingPaths = {
  page: 'GET /api/social-share/:type/:slugOrId',
  picture: 'GET /api/social-share/:type/:slugOrId/picture',
} as const;

/** The page of a public application for networks that show what a link leads to. */
export const sharedAddress = (kind: string, slug: string): string =>
  `/api/social-share/${kind === 'blue' ? 'blue' : 'orange'}-grant/${slug}`;

export const sharedPicture = (kind: string, slug: string): string =>
  `${sharedAddress(kind, slug)}/picture`;
