import type { MarkedText } from '@app/contracts/search/search.schemas';

/** A text in which what was searched for is marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, isMarked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isMarked ? <mark key={place}>{piece}</mark> : piece,
  );

export const wholeText = (text: MarkedText): string => text.map(({ text }) => text).join('');

export const isMarked = (text: MarkedText): boolean => text.some(({ isMarked }) => isMarked);
