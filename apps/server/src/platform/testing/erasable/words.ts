/** What she is found by: her name, her phone and an older address. */
export const name = 'Amina Hodžić';
export const phone = '+38761999888';
export const earlier = 'amina.ranije@primjer.ba';
