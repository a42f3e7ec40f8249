/**
 * Kinds of pictures that are made small before they are sent, as a field for files names them. HEIC
 * is one where the browser reads it, and so makes it another kind; the server says of the others
 * how they are saved as JPEG.
 */
export const pictureTypes =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif';

/** Whether a file says that it is HEIC; some browsers know no type for it. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
