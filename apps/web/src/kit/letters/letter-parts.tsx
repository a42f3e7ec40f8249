import type { Icon } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './letter-parts.module.css';

interface LetterProps {
  /** A scene that goes on upwards from its ground; on a phone it is left out. */
  readonly picture?: ReactNode;
  /** A scene that says something itself, and stands on a phone too. */
  readonly scene?: ReactNode;
  readonly children: ReactNode;
}

/** What somebody is asked, beside a scene. */
export function Letter({ picture, scene, children }: LetterProps) {
  return (
    <div className={s.page} data-wide={scene ? '' : undefined}>
      <div className={s.words}>{children}</div>
      {picture ? <div className={s.picture}>{picture}</div> : scene}
    </div>
  );
}

interface LetterHeadingProps {
  readonly text: string;
  readonly className: string;
  /** It has just become so: it is read aloud. */
  readonly isNew: boolean;
}

export function LetterHeading({ text, className, isNew }: LetterHeadingProps) {
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

interface LetterSaidProps {
  readonly title: string;
  /** It has just become so, with what was pressed far below on a phone. */
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

/** How it stands: asked, answered, too old. */
export const LetterSaid = ({ title, isNew = false, children }: LetterSaidProps) => (
  <div>
    <LetterHeading className="title-1" text={title} isNew={isNew} />
    <div className="mt4">{children}</div>
  </div>
);

export interface LetterFact {
  readonly name: string;
  /** Empty where there is nothing to say. */
  readonly value: string;
  readonly look?: 'said' | 'value';
}

export function LetterFacts({ facts }: { facts: readonly LetterFact[] }) {
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

interface LetterLine {
  readonly Icon: Icon;
  readonly name: string;
  readonly text: string;
}

/** What is good to know before one answers, in a few lines. */
export const LetterLines = ({ lines }: { lines: readonly LetterLine[] }) => (
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

export const LetterAnswers = ({ children }: { children: ReactNode }) => (
  <div className={s.answers}>{children}</div>
);
