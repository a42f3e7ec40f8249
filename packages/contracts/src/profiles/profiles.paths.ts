/** Addresses of profiles; the picture's is the specification's (§7.1). */
export const profilesPaths = {
  own: 'GET /api/profile',
  change: 'PATCH /api/profile',
  setPrivacy: 'PUT /api/profile/privacy',
  preview: 'GET /api/profile/preview',
  setPicture: 'POST /api/profile/picture',
  removePicture: 'DELETE /api/profile/picture',
  view: 'GET /api/profiles/:profileSlug',
  picture: 'GET /api/profile-image/:userId/:file',
} as const;
