import sheet from './scenes/covers.svg';

/** Scenes of what projects are often about, in 320 × 200 and 1280 × 440. */
export const coverKinds = [
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

export type CoverKind = (typeof coverKinds)[number];

/** Where a scene is drawn. One file holds all: a page shows several, each of them small. */
export const coverScene = (kind: CoverKind, part: 'cover' | 'wide') => `${sheet}#${kind}-${part}`;
