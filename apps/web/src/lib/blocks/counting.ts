/** The first number of a text, with the marks that group its digits. */
const firstNumber = /\d(?:[\d.,  ]*\d)?/;

/**
 * A number on its way up, written as its end is: `10.000+` half way is `5.000+`.
 *
 * @param share of the way, from 0 to 1.
 * @returns the text itself at the end, and where there is no number in it.
 */
export function counting(text: string, share: number): string {
  if (share >= 1) return text;
  return text.replace(firstNumber, (end) => {
    const digits = end.replace(/\D/g, '');
    const now = String(Math.floor(Number(digits) * share)).padStart(digits.length, '0');
    let next = 0;
    const written = end.replace(/\d/g, () => now[next++] ?? '0');
    return written.replace(/^(?:0+[.,  ]?)+(?=\d)/, (zeros) =>
      // A fraction keeps the digit before its mark.
      isFraction(end, zeros) ? `0${zeros.slice(-1)}` : '',
    );
  });
}

/** Whether what was cut off ended at a mark that groups no thousands. */
const isFraction = (end: string, zeros: string): boolean =>
  /[.,]$/.test(zeros) && end.length - zeros.length !== 3 && !/[.,  ]/.test(end.slice(zeros.length));
