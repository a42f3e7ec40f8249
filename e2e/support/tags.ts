/**
 * Of what proves more than the two or three journeys of a domain that the gate walks: refusals,
 * restarts, clocks, combinations. `npm run test:deep` runs it.
 */
export const deep = '@deep';
