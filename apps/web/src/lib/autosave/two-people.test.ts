import { itLosesNothing } from './two-people.testing.ts';

itLosesNothing(150);
