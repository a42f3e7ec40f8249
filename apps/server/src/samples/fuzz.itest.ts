import { fuzzTest } from './fuzz.testing.ts';

fuzzTest(800);
