import { cx } from '@app/ui/cx';
import { useState } from 'react';
import { pictureAddress } from '../../lib/pictures/project-picture.tsx';
import s from './pictures.module.css';

interface PicturesProps {
  readonly pictures: readonly (string | null)[];
  /** What all of them show; each is called so, with its number. */
  readonly label: string;
  readonly className?: string;
}

/** Pictures that belong to one part of an application. One that is gone is not shown. */
export function ApplicationPictures({ pictures, label, className }: PicturesProps) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const shown = pictures.flatMap((one) => pictureAddress(one) ?? []);
  const left = [...new Set(shown)].filter((one) => !missing.has(one));
  if (left.length === 0) return null;
  const hide = (address: string) => setMissing((before) => new Set(before).add(address));
  return (
    <ul className={cx(s.pictures, className)}>
      {left.map((address, n) => (
        <li key={address}>
          <img
            src={address}
            alt={`${label} ${n + 1}`}
            loading="lazy"
            onError={() => hide(address)}
          />
        </li>
      ))}
    </ul>
  );
}
