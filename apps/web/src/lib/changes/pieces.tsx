import type { Piece } from './changes.ts';
import s from './pieces.module.css';

interface PiecesProps {
  readonly pieces: readonly Piece[];
  /** Shows one side alone. */
  readonly without?: Piece['kind'];
}

/** A text with what went out of it and what came in. */
export function Pieces({ pieces, without }: PiecesProps) {
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      const key = `${index} ${kind}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      const Changed = kind === 'gone' ? 'del' : 'ins';
      return (
        <Changed key={key} className={kind === 'gone' ? s.gone : s.new}>
          {text}
        </Changed>
      );
    });
}
