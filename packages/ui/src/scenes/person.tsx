import type { ReactNode } from 'react';

export type PersonProps = {
  /** Where the feet stand. */
  x: number;
  y: number;
  size?: number;
  /** Faces left. */
  flip?: boolean;
  /** The arms as a path: what the person is doing. */
  arms: string;
  color?: string;
  /** What is carried. */
  children?: ReactNode;
};

/** A small silhouette, always doing something. Takes `currentColor` unless told. */
export function Person({ x, y, size = 1, flip, arms, color, children }: PersonProps) {
  const ink = color ?? 'currentColor';
  return (
    <g
      transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}
      fill="none"
      stroke={ink}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0-19L-5-9L-10 0M0-19L6-10L8 0" strokeWidth="4.6" />
      <path d="M0-32L0-19" strokeWidth="9" />
      <path d={arms} strokeWidth="3.6" />
      <circle cx="2" cy="-43" r="5" fill={ink} stroke="none" />
      {children}
    </g>
  );
}

/** Somebody on a bicycle. */
export function Cyclist({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="-16" cy="-11" r="11" strokeWidth="2.4" />
      <circle cx="17" cy="-11" r="11" strokeWidth="2.4" />
      <path
        d="M-16-11L-5-27L12-27L3-11L-16-11M-5-27L3-11M12-27L17-11M12-27L11-33L17-34"
        strokeWidth="2.2"
      />
      <path d="M-6-31L1-22L-1-11" strokeWidth="4.4" />
      <path d="M-6-33L3-46" strokeWidth="8.6" />
      <path d="M4-45L15-34" strokeWidth="3.6" />
      <circle cx="9" cy="-55" r="5" fill="currentColor" stroke="none" />
    </g>
  );
}
