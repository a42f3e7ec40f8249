import { Checkbox } from '@app/ui/checkbox';
import s from './tasks.module.css';

interface TickProps {
  readonly label: string;
  readonly done: boolean;
  /** Whether its words are seen; else they are heard alone. */
  readonly shown?: boolean;
  onDone(done: boolean): void;
}

export function Tick({ label, done, shown = false, onDone }: TickProps) {
  return (
    <Checkbox
      className={shown ? undefined : s.tick}
      label={shown ? label : <span className="visually-hidden">{label}</span>}
      checked={done}
      onChange={({ target }) => onDone(target.checked)}
    />
  );
}
