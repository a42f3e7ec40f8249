/** Addresses of profiles; the picture's and the search's are the specification's (§7.1, §7.3). */
export const profilesPaths = {
  own: 'GET /api/profile',
  change: 'PATCH /api/profile',
  setPrivacy: 'PUT /api/profile/privacy',
  preview: 'GET /api/profile/preview',
  setPicture: 'POST /api/profile/picture',
  removePicture: 'DELETE /api/profile/picture',
  search: 'GET /api/users/search',
  view: 'GET /api/profiles/:profileSlug',
  picture: 'GET /api/profile-image/:userId/:file',
} as const;
