/** Kinds of pictures that go with a post, as a field for files names them. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
