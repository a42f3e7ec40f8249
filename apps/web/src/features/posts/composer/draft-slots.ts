/** Begins the keys under which posts that are not published are kept. */
export const postDraftName = 'post';

/** Where a member's new post is kept. */
export const newPostSlot = (reader: string) => `${reader}:new`;
