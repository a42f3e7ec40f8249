import type { ActivityAnalysis, AnalysedSkill } from '@app/contracts/skills/skills.schemas';
import { certaintyOf } from '@app/domain/skills/analysis';

type Certainty = ReturnType<typeof certaintyOf>;

/** A piece of a text: plain, or the words that skills are seen in, with their numbers. */
export interface Piece {
  readonly text: string;
  readonly numbers: readonly number[];
  /** The surest of them; `off` where all of them were refused. */
  readonly look: Certainty | 'off' | null;
}

const order: readonly Certainty[] = ['guess', 'follows', 'says'];

/** Numbers of the skills that quote a text, in the order in which they are read. */
export function numbered(
  texts: ActivityAnalysis['texts'],
  all: readonly AnalysedSkill[],
): ReadonlyMap<AnalysedSkill, number> {
  const at = (skill: AnalysedSkill) => texts.findIndex(({ field }) => field === skill.place?.field);
  const quoted = all
    .filter((skill) => at(skill) >= 0)
    .toSorted((a, b) => at(a) - at(b) || (a.place?.start ?? 0) - (b.place?.start ?? 0));
  return new Map(quoted.map((skill, n) => [skill, n + 1]));
}

/** Cuts a text into pieces; words that several skills share are one piece. */
export function piecesOf(
  { field, text }: ActivityAnalysis['texts'][number],
  numbers: ReadonlyMap<AnalysedSkill, number>,
): Piece[] {
  const quotes = [...numbers].filter(
    ([skill]) =>
      skill.place?.field === field &&
      text.slice(skill.place.start, skill.place.end) === skill.quote,
  );
  const pieces: Piece[] = [];
  let end = 0;
  for (const [skill, number] of quotes) {
    const { start, end: stop } = skill.place ?? { start: 0, end: 0 };
    const look = skill.answer === 'refused' ? 'off' : certaintyOf(skill.confidence);
    const last = pieces.at(-1);
    if (last && start < end) {
      pieces[pieces.length - 1] = {
        text: last.text + text.slice(end, stop),
        numbers: [...last.numbers, number],
        look: surer(last.look, look),
      };
    } else {
      if (start > end) pieces.push({ text: text.slice(end, start), numbers: [], look: null });
      pieces.push({ text: text.slice(start, stop), numbers: [number], look });
    }
    end = Math.max(end, stop);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), numbers: [], look: null });
  return pieces;
}

function surer(a: Piece['look'], b: Piece['look']): Piece['look'] {
  if (a === null || a === 'off') return b;
  if (b === null || b === 'off') return a;
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}
