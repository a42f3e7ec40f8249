/** A phone number in groups: `+387 61 234 567`; numbers of other countries stay as they are. */
export function spacedPhone(number: string): string {
  return number.replace(/^\+387(\d{2})(\d{3})(\d{3,4})$/, '+387 $1 $2 $3');
}
