/** Cards that the bank takes; names of brands, the same in every language. */
export const cardMarks = ['VISA', 'Mastercard', 'Maestro'] as const;
