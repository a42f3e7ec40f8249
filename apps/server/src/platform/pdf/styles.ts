import type { Style } from './paper.ts';

const ink = '#1d1b22';
export const quietColour = '#5c5a66';

export const styles = {
  title: { face: 'title', size: 24, leading: 29, colour: ink },
  section: { face: 'title', size: 15, leading: 20, colour: ink },
  field: { face: 'strong', size: 10, leading: 14, colour: ink },
  text: { face: 'text', size: 10, leading: 15, colour: ink },
  quiet: { face: 'text', size: 9, leading: 13, colour: quietColour },
  cell: { face: 'text', size: 9, leading: 13, colour: ink },
  strongCell: { face: 'strong', size: 9, leading: 13, colour: ink },
  headCell: { face: 'strong', size: 9, leading: 13, colour: quietColour },
} as const satisfies Record<string, Style>;
