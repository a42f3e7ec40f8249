/** Scenes that may stand in place of a picture of one's own. */
export const coverScenes = [
  'cinema',
  'bicycle',
  'garden',
  'river',
  'path',
  'music',
  'books',
  'court',
  'mural',
] as const;
export type CoverScene = (typeof coverScenes)[number];

const prefix = 'cover:';

/** How a chosen scene is kept where the address of a picture would be: `cover:garden`. */
export const chosenCover = (scene: CoverScene): string => `${prefix}${scene}`;

/** The scene that was chosen; null for a picture and for nothing. */
export const coverOf = (picture: string | null): CoverScene | null =>
  coverScenes.find((scene) => picture === chosenCover(scene)) ?? null;
