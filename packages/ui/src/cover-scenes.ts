import { hash } from './hash.ts';
import { bicycle, type CoverScene, cinema, garden, mural, path, river } from './scenes/covers.tsx';
import { books, court, music } from './scenes/covers-more.tsx';

/** Every picture for something that has no picture of its own. */
export const coverScenes = {
  cinema,
  bicycle,
  garden,
  river,
  path,
  music,
  books,
  court,
  mural,
} as const satisfies Readonly<Record<string, CoverScene>>;

export type CoverKind = keyof typeof coverScenes;

export const coverKinds = Object.keys(coverScenes) as readonly CoverKind[];

/** The same id always gets the same picture. */
export const coverFor = (id: string): CoverKind =>
  coverKinds[hash(id) % coverKinds.length] ?? 'cinema';
