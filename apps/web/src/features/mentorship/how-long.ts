import { useFormat } from '../../lib/format/use-format.ts';

/** Says how long something takes: `20 min`, `1,5 h`, `9 h`. */
export function useHowLong() {
  const { quantity } = useFormat();
  return (hours: number): string =>
    hours < 1
      ? `${Math.round(hours * 60)}\u00a0min`
      : `${quantity(Math.round(hours * 10) / 10)}\u00a0h`;
}
