import { fuzzTest } from './fuzz.testing.ts';

fuzzTest(10_000);
