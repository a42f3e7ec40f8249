import { itLosesNothing } from './two-people.testing.ts';

itLosesNothing(1_500);
