import bicycle from './scenes/covers/bicycle.svg';
import books from './scenes/covers/books.svg';
import cinema from './scenes/covers/cinema.svg';
import court from './scenes/covers/court.svg';
import garden from './scenes/covers/garden.svg';
import mural from './scenes/covers/mural.svg';
import music from './scenes/covers/music.svg';
import path from './scenes/covers/path.svg';
import river from './scenes/covers/river.svg';

/** Scenes of what projects are often about, in 320 × 200 and 1280 × 440. */
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
} as const satisfies Readonly<Record<string, string>>;

export type CoverKind = keyof typeof coverScenes;

export const coverKinds = Object.keys(coverScenes) as readonly CoverKind[];
