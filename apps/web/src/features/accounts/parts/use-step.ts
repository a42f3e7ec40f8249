import { useLocation, useNavigate } from 'react-router';
import { useTakenOver } from '../../../lib/browser/taken-over.ts';

/** What a page of steps keeps in the browser's history. */
type SavedStep = Readonly<Record<string, unknown>>;

const isSaved = (value: unknown): value is SavedStep => typeof value === 'object' && value !== null;

/** Where a page of steps stands. */
export interface Step<S extends number> {
  readonly step: S;
  /** What was given along with the step; empty on the first. */
  readonly saved: SavedStep;
  /** Goes to a step; with `replace` the one before cannot be gone back to. */
  go(step: S, saved?: SavedStep, how?: { search?: URLSearchParams; replace?: boolean }): void;
}

/**
 * The step of a page stands in the browser's history: the back button goes back one step, and
 * after a reload the reader is where they were.
 *
 * @param first the step without a history.
 * @param last the highest step.
 */
export function useStep<S extends number>(first: S, last: S): Step<S> {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  // The server knows no history.
  const takenOver = useTakenOver();
  const saved = takenOver && isSaved(state) ? state : {};
  const number = Number(saved.step);
  const valid = Number.isInteger(number) && number >= 1 && number <= last;
  return {
    step: valid ? (number as S) : first,
    saved,
    go: (step, more = {}, how = {}) =>
      void navigate(
        { search: how.search ? `?${how.search}` : search },
        { state: { ...more, step }, replace: how.replace ?? false },
      ),
  };
}
