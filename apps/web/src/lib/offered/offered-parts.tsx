import type { Icon } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './offered-parts.module.css';

interface OfferedProps {
  /** A scene that goes on upwards from its ground; on a phone it is left out. */
  readonly picture?: ReactNode;
  /** A scene that says something itself, and stands on a phone too. */
  readonly scene?: ReactNode;
  readonly children: ReactNode;
}

/** What somebody is asked, beside a scene. */
export function Offered({ picture, scene, children }: OfferedProps) {
  return (
    <div className={s.page} data-wide={scene ? '' : undefined}>
      <div className={s.words}>{children}</div>
      {picture ? <div className={s.picture}>{picture}</div> : scene}
    </div>
  );
}

interface OfferedHeadingProps {
  readonly text: string;
  readonly className: string;
  /** It has just become so: it is read aloud. */
  readonly isNew: boolean;
}

export function OfferedHeading({ text, className, isNew }: OfferedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that is new
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    // The key that was pressed may stand far below; what follows begins at the top.
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isNew, text]);
  return (
    <h1 className={className} ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

export interface OfferedFact {
  readonly name: string;
  /** Empty where there is nothing to say. */
  readonly value: string;
  readonly look?: 'said' | 'value';
}

export function OfferedFacts({ facts }: { facts: readonly OfferedFact[] }) {
  return (
    <dl className={s.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value, look }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-look={look}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface OfferedLine {
  readonly Icon: Icon;
  readonly name: string;
  readonly text: string;
}

/** What is good to know before one answers, in a few lines. */
export const OfferedLines = ({ lines }: { lines: readonly OfferedLine[] }) => (
  <ul className={s.lines}>
    {lines.map(({ Icon: Sign, name, text }) => (
      <li key={name}>
        <span className={s.icon}>
          <Sign />
        </span>
        <p className="break">
          <b className="bold">{name}</b> {text}
        </p>
      </li>
    ))}
  </ul>
);

export const OfferedAnswers = ({ children }: { children: ReactNode }) => (
  <div className={s.answers}>{children}</div>
);
