/** What the list of articles holds besides: own works, bookmarks, the moderators' desk. */
export const ownParts = ['moji', 'sacuvano', 'pregled'] as const;
export type OwnPart = (typeof ownParts)[number];
