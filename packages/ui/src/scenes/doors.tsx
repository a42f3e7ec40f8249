import sheet from './landing.svg';

const door = (name: string) => () => (
  <svg viewBox="0 0 240 308" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <use href={`${sheet}#${name}`} />
  </svg>
);

/** Somebody with a flag on a bridge whose keystone shines. Stands in a `.niche`. */
export const BridgeDoor = door('bridge-door');

/** Somebody climbing steps with doors in them. Stands in a `.niche`. */
export const StairsDoor = door('stairs-door');
