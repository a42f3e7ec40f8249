import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { hash } from './hash.ts';
import { UserRound } from './icons.tsx';

const tints = ['avatar-a', 'avatar-b', 'avatar-c', 'avatar-d', 'avatar-e', 'avatar-f'] as const;

/** First letters of the first two words. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toLocaleUpperCase('bs');

export type AvatarProps = {
  /** Empty or absent: a person without a name, drawn as an outline. */
  name?: string | undefined;
  src?: string | null | undefined;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Only where the name does not stand beside it. */
  label?: string | undefined;
  online?: boolean;
  className?: string | undefined;
};

/** A person: initials on one of six tints, or a picture; initials again where it is missing. */
export function Avatar({ name, src, size = 'm', label, online, className }: AvatarProps) {
  // Ids differ from place to place, the name does not: one person, one tint.
  const tint = name ? tints[hash(name.trim()) % tints.length] : 'avatar-question';
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  const [broken, setBroken] = useState<string | null>(null);
  const face =
    src && src !== broken ? (
      <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
    ) : (
      initials(name ?? '')
    );
  const person = (
    <span className={cx('avatar', tint, size !== 'm' && size, className)} {...named}>
      {face || <UserRound />}
    </span>
  );
  return online ? <span className="avatar-online">{person}</span> : person;
}

export type AvatarGroupProps = {
  people: ReadonlyArray<{ name: string; src?: string | null }>;
  /** The rest becomes "+3". */
  max?: number;
  size?: 's' | 'm';
  /** Who they are, said aloud. */
  label: string;
  className?: string | undefined;
};

/** Several people in one line, overlapping. */
export function AvatarGroup({ people, max = 4, size = 'm', label, className }: AvatarGroupProps) {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.length - shown.length;
  const more: ReactNode = rest > 0 && (
    <span className={cx('avatar avatar-b', size !== 'm' && size)} aria-hidden="true">
      +{rest}
    </span>
  );
  return (
    <span className={cx('avatars', className)} role="img" aria-label={label}>
      {shown.map((person) => (
        <Avatar key={person.name} name={person.name} src={person.src} size={size} />
      ))}
      {more}
    </span>
  );
}
