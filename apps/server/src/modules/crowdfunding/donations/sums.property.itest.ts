import { itKeepsSums } from './sums.testing.ts';

itKeepsSums(5);
