import { useState } from 'react';
import { useCanvas } from '../canvas-context.tsx';

/** Whether an item of a list is unfolded; the address unfolds the one that it names. */
export function useOpened(path: string, first: boolean): [boolean, (open: boolean) => void] {
  const { target } = useCanvas();
  const [open, setOpen] = useState(first);
  const [visit, setVisit] = useState('');
  const named = target.path === path || target.path.startsWith(`${path}.`);
  if (named && visit !== target.visit) {
    setVisit(target.visit);
    setOpen(true);
  }
  return [open || (named && visit !== target.visit), setOpen];
}
